/** A fingerprint of a game: tells whether a save was altered, and whether replaying it led where the game had been. */
import { printPosition } from '../notation/index.js';
import type { StartedGame } from '../referee/index.js';
import { hash, type Edition } from '../rules/index.js';

const SECOND_BASIS = 0x2bd4a1c7;

type Fingerprinted = Pick<StartedGame, 'seed' | 'log' | 'undone' | 'position'>;

/** 16 hexadecimal digits over the seed, the turns, and the position they lead to, the bag included. */
export function digestOf(edition: Edition, houseRules: object, { seed, log, undone, position }: Fingerprinted): string {
  const turns = log.map(({ text }) => text);
  const text = JSON.stringify([seed, turns, undone, printPosition(edition, houseRules, position)]);
  return [hash(text), hash(text, SECOND_BASIS)].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
