/** A fingerprint of a position: tells whether replaying a save led where the game had been. */
import { printPosition } from '../notation/index.js';
import { hash, type Edition, type Position } from '../rules/index.js';

const SECOND_BASIS = 0x2bd4a1c7;

/** 16 hexadecimal digits over the whole position, the bag included. */
export function digestOf(edition: Edition, houseRules: object, position: Position): string {
  const text = JSON.stringify(printPosition(edition, houseRules, position));
  return [hash(text), hash(text, SECOND_BASIS)].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
