import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLaw, createSelector, heldTile, type Views } from '../../src/flow/index.js';
import { printGuest, printTurn } from '../../src/notation/index.js';
import { legalTurns, playLegal, type Edition, type Position, type Turn } from '../../src/rules/index.js';
import { editionUnder, everyOption, PRESET_NAMES } from '../helpers/house.js';
import { randomFrom } from '../helpers/random.js';
import { partsAt } from './parts.js';
import { randomMatch, type MatchMoment } from './random-match.js';

/** What the legal turns say about a moment, read off their notation. */
interface Outlook {
  readonly edition: Edition;
  readonly position: Position;
  /** The legal turns that begin with the guests seated so far: the rest of their words, and the whole turn. */
  readonly ways: readonly { readonly rest: readonly string[]; readonly turn: Turn }[];
  readonly seated: number;
}

function outlookOf(edition: Edition, { match, turn }: MatchMoment, turns: readonly Turn[]): Outlook {
  const position = match.context.position!;
  const seats = turn!.context.seats;
  const begun = seats.length === 0 ? [] : printTurn(edition.plan, seats).split(' ');
  const ways = turns.flatMap((whole) => {
    const words = printTurn(edition.plan, whole).split(' ');
    return begun.every((word, i) => words[i] === word) ? [{ rest: words.slice(begun.length), turn: whole }] : [];
  });
  return { edition, position, ways, seated: seats.length };
}

const pointsOf = ({ edition, position, seated }: Outlook, turn: Turn): number =>
  playLegal(edition, position, turn).points[seated]!;

/** Per chair what the legal turns offer to this guest. */
function offersFor(
  outlook: Outlook,
  guest: string,
): Map<string, { kind: string; points: number; needsPartner: boolean }> {
  const offers = new Map<string, { kind: string; points: number; needsPartner: boolean }>();
  for (const { rest, turn } of outlook.ways) {
    const [first = '', second = ''] = rest;
    const [token = '', chair] = (first === 'swap' ? second : first).split('>');
    if (chair === undefined || token.split('=')[0] !== guest) continue;
    const known = offers.get(chair);
    const points = Math.max(pointsOf(outlook, turn), known?.points ?? -Infinity);
    const isWhole = first === 'swap' || rest.length === 1;
    const needsPartner = !isWhole && (known?.needsPartner ?? true);
    offers.set(chair, { kind: first === 'swap' ? 'swap' : 'seat', points, needsPartner });
  }
  return offers;
}

function checkBoard({ board }: Views, outlook: Outlook, guest: string | undefined): void {
  const offers = guest === undefined ? new Map() : offersFor(outlook, guest);
  for (const { id, offer } of board.chairs) assert.deepEqual(offer, offers.get(id), id);
  const visit = outlook.ways.find(({ rest }) => guest !== undefined && rest.join(' ') === `bar ${guest}`);
  assert.equal(board.bar?.offer, visit && pointsOf(outlook, visit.turn));
}

function checkHands({ hands }: Views, { position, ways }: Outlook, placed: readonly number[]): void {
  const usable = new Set(
    ways.map(({ rest }) => /^(?:swap |bar )?(\w+)/.exec(rest.join(' ').replace(/^draw.*/, ''))?.[1]),
  );
  for (const { player, active, tiles } of hands) {
    assert.equal(active, player === position.toMove);
    for (const { guest, playable, index } of tiles) {
      assert.equal(playable, active && usable.has(guest.token) && !placed.includes(index), guest.token);
    }
  }
}

function checkConfirm({ controls }: Views, outlook: Outlook): void {
  const whole = outlook.ways.find(({ rest }) => rest.length === 0);
  const confirm = controls.actions.find(({ action }) => action === 'confirm');
  if (!confirm) return;
  assert.equal(confirm.enabled, whole !== undefined);
  assert.equal(confirm.points, whole && playLegal(outlook.edition, outlook.position, whole.turn).total);
}

const HOUSES = [
  ...PRESET_NAMES.map((preset) => ({ name: preset, houseRules: { preset } })),
  { name: 'some other house rules', houseRules: everyOption(randomFrom(11)) },
];

for (const [seed, { name, houseRules }] of HOUSES.entries()) {
  test(`offers are the legal turns, with their points, under ${name}`, () => {
    const edition = editionUnder(houseRules);
    const select = createSelector(createLaw());
    let turns: Turn[] = [];
    for (const moment of randomMatch(houseRules, randomFrom(seed))) {
      const { turn, match } = moment;
      // Every other turn will do.
      if (!turn || match.context.log.length % 2 === 1) continue;
      const { seats, held, placed } = turn.context;
      if (seats.length === 0 && held === null) turns = legalTurns(edition, match.context.position!);
      const outlook = outlookOf(edition, moment, turns);
      const views = select(partsAt(moment));
      const tile = heldTile(turn.context);
      checkBoard(views, outlook, tile === undefined ? undefined : printGuest(tile));
      checkHands(views, outlook, placed);
      checkConfirm(views, outlook);
      assert.equal(views.board.chairs.filter(({ tentative }) => tentative).length, seats.length);
    }
  });
}
