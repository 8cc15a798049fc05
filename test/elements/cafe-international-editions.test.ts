import { expect } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { judge, newGame, settle, type PositionJson } from '../../src/entries/rules.js';
import type { SavedGame } from '../../src/entries/save.js';
import { randomFrom } from '../helpers/random.js';
import { detailsOf, heard, type Heard } from './event-tools.js';
import { game, inside, table, type Settings } from './play-tools.js';
import { playAtRandom } from './random-player.js';

const CLOSED_FEAST = JSON.stringify({
  preset: 'amigo',
  openHands: false,
  singleSexTables: true,
  singleSexNeighbours: 'exempt',
  birthdayThreshold: 20,
});

const LARGE_CROSS = JSON.stringify({ cardTables: 7, singleSexTables: true, faceDown: 'anytime' });

/** Each with turns that must come up in it, which they do with this chance: no game passes by leaving its edition out. */
const GAMES: readonly (readonly [name: string, settings: Settings, chance: number, seen: readonly RegExp[]])[] = [
  ['the card game for two', { edition: 'card', players: 'Ann, Ben' }, 11, [/^draw$/, /^\w+>x\d+ \w+>x\d+ \w+>x\d+$/]],
  ['the card game for five', { edition: 'card', players: 'Ann, Ben, Cem, Dot, Eve' }, 11, [/^draw$/, /^\w+>x\d+ /]],
  [
    'the card game on seven tables',
    { edition: 'card', players: 'Ann, Ben, Cem', 'house-rules': LARGE_CROSS },
    11,
    [/^down/, />x1[3-6]/],
  ],
  ['the game of twelve tables', { edition: 'app12', players: 'Ann, Ben, Cem' }, 11, [/^bar/, />a\d+ .+>a\d+$/]],
  [
    'the board game with closed hands, klatch and birthday',
    { edition: 'board', players: 'Ann, Ben, Cem', 'house-rules': CLOSED_FEAST },
    8,
    [/ birthday \w\w$/, /^(\S+>\S+ ){2,3}\S+>\S+/],
  ],
];

/** A turn as everybody at the table saw it. */
const seen = (turn: string): string => turn.replace(/^down \w+/, 'down');

/** Follows the turns of a save with the rules alone, and compares what the page heard of each. */
function expectTold({ edition, houseRules, players, seed, turns }: SavedGame, events: readonly Heard[]): PositionJson {
  const told = detailsOf(events, 'cafe-turn');
  expect(told.map(({ turn }) => turn)).to.deep.equal(turns.map(seen));
  expect(detailsOf(events, 'cafe-before-turn').map(({ turn }) => turn)).to.deep.equal(turns.map(seen));
  let position = newGame({ edition, houseRules, players, seed });
  for (const [at, turn] of turns.entries()) {
    const verdict = judge(position, turn);
    if (!verdict.legal) return expect.fail(`${turn}: ${verdict.reason.code}`);
    const { points, lines, total, next } = verdict;
    expect(told[at]).to.deep.equal({ turn: seen(turn), player: position.toMove, points, lines, origin: 'human' });
    expect(lines.reduce((sum, line) => sum + line.points, 0)).to.equal(total);
    position = next;
  }
  return position;
}

function expectResult(el: CafeInternational, position: PositionJson): void {
  const accounts = settle(position);
  const rows = [...inside(el, 'cafe-result').querySelectorAll('ol > li')].map(({ textContent }) => textContent);
  expect(rows).to.have.length(accounts.length);
  for (const { final } of accounts)
    expect(rows.some((row) => row.includes(`${String(Math.abs(final))} point`))).to.equal(true);
}

describe('cafe-international, every edition by its buttons alone', () => {
  for (const [name, settings, chance, wanted] of GAMES) {
    it(`${name} is played to its end`, async () => {
      const el = await game({ seed: 'cocoa', ...settings });
      const events = await heard(() => playAtRandom(el, randomFrom(chance)));
      const save = el.save();
      const position = expectTold(save, events);
      expect(el.position).to.deep.equal(position);
      expect(detailsOf(events, 'cafe-over')).to.deep.equal([{ accounts: settle(position), reason: position.over }]);
      expect(detailsOf(events, 'cafe-save')).to.have.length(save.turns.length);
      expect(detailsOf(events, 'cafe-save').at(-1)).to.deep.equal(save);
      expect(detailsOf(events, 'cafe-illegal')).to.deep.equal([]);
      expectResult(el, position);
      expect(inside(el, 'cafe-log').querySelectorAll('ol > li')).to.have.length(save.turns.length);
      for (const turn of wanted)
        expect(
          save.turns.some((text) => turn.test(text)),
          turn.source,
        ).to.equal(true);
      const twin = await table();
      expect(twin.load(save).ok).to.equal(true);
      expect([twin.save(), twin.gameText]).to.deep.equal([save, el.gameText]);
    });
  }
});
