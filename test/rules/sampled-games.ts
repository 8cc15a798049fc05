import { pick, start, type Position, type Random } from '../../bench/plain/index.js';

/** Games to compare two referees on: house rules, floor plan and circumstances drawn at random. */

const OPTIONS: Record<string, readonly unknown[]> = {
  boardLayout: ['r1', 'r2'],
  barValues: ['linear', 'wave', [3, -1, 2, -7, 0, 4, -2, -9, 1, 1, -5, -5, 8, -3, 0, -1, -20, 6, -4, 2]],
  monoDoubling: ['every', 'completion'],
  loneGuestPoints: [0, 1],
  balanceCheck: ['perCard', 'endOfTurn'],
  firstMove: ['loneAllowed', 'loneRequired', 'noException'],
  openerAtBar: [true, false],
  monoBasis: ['tableNation', 'anyNation'],
  jokerNationality: ['assigned', 'chameleon'],
  swapNation: ['either', 'assignedOnly'],
  swapGender: ['anyLegal', 'same'],
  jokerAtBar: ['never', 'ifUnseatable', 'ifNoOtherMove', 'always'],
  stuckPlayer: ['pass', 'eliminate'],
  refillReduction: ['optional', 'mandatory', 'off'],
  reductionCarryOver: [true, false],
  bankruptcy: ['eliminate', 'debt', 'zero'],
  eliminatedTiles: ['removed', 'toBag'],
  unpaidGuest: ['stays', 'removed'],
  voluntaryBar: [true, false],
  bagEndAt: [4, 3, 0],
  tieBreak: ['shared', 'fewestTiles'],
};

const CUT_OUTS: readonly Record<string, string[]>[] = [
  { GB1: ['a', 'b', 'c', 's'], ES1: ['s', 'd', 'e', 'f'] },
  { GB1: ['a', 'b', 'c', 's'], GB2: ['s', 'd', 'e', 'f'] },
  { GB1: ['a', 'b', 's', 'u'], ES1: ['d', 'e', 's', 't'], CN1: ['f', 'g', 't', 'u'] },
  { GB1: ['a', 'b', 'c', 's'], GB2: ['d', 'e', 's', 't'], ES1: ['t', 'f', 'g', 's'] },
  { GB1: ['a', 'b', 'c', 'd'], ES1: ['e', 'f', 'g', 'h'], CN1: ['i', 'j', 'k', 'l'] },
];

const CUT_OUT_TILES = ['GBf', 'GBm', 'GBf', 'GBm', 'ESf', 'ESm', 'ESf', 'ESm', 'CNf', 'CNm', 'Jf', 'Jm'];

/** A preset, and some options of its own. */
function sampleHouseRules(random: Random): Record<string, unknown> {
  const rules: Record<string, unknown> = { preset: pick(['classic1989', 'amigo', 'bsw'], random) };
  for (const [option, values] of Object.entries(OPTIONS)) {
    if (random() < 0.3) rules[option] = pick(values, random);
  }
  return rules;
}

/** On a few tables, with many jokers, short hands and a bar that is partly full: what long games seldom reach. */
function crowd(position: Position, random: Random): void {
  position.plan = pick(CUT_OUTS, random);
  position.turn = pick([0, 1, 5], random);
  position.passes = pick([0, 0, 0, 1], random);
  position.bag = Array.from({ length: 5 + Math.floor(random() * 40) }, () => pick(CUT_OUT_TILES, random));
  position.bar = Array.from({ length: pick([0, 3, 6, 15], random) }, () => pick(CUT_OUT_TILES, random));
  for (const player of position.players) {
    player.handLimit = pick([1, 2, 3, 4, 5], random);
    player.points = pick([0, 3, 20, 60], random);
    const tiles = random() < 0.2 ? ['Jf', 'Jm'] : CUT_OUT_TILES;
    player.hand = Array.from({ length: player.handLimit }, () => pick(tiles, random));
  }
}

/** The position that a sampled game begins with. */
export function sampleStart(random: Random): Position {
  const position = start(sampleHouseRules(random), pick([2, 2, 3, 4], random), random);
  if (random() < 0.75) crowd(position, random);
  return position;
}

const NATIONS = ['GB', 'ES', 'CN', 'XX'];

function chairsOf(position: Position): string[] {
  return [...(position.plan ? Object.values(position.plan).flat() : ['s01', 's28', 'p40', 'p01', 's02']), 'zz', 'A_9'];
}

function sampleSeat(position: Position, random: Random): string {
  const hand = position.players[position.toMove]!.hand;
  const guest = random() < 0.9 ? pick([...hand, 'GBf'], random) : pick([...CUT_OUT_TILES, 'FRm', 'GBx', 'J'], random);
  const chair = pick(chairsOf(position), random);
  // Which of the two faults counts when a name goes with a chair that does not exist, no document says.
  const mayName = guest.startsWith('J') && chair !== 'zz' && chair !== 'A_9';
  const name = mayName && random() < 0.5 ? `=${pick(NATIONS, random)}` : '';
  return `${guest}${name}>${chair}`;
}

/** Seats that are legal in some turn, put together anew: each may sit, but perhaps not so, not here, not with this one. */
function shuffledSeats(legal: readonly string[], random: Random): string {
  const seats = legal
    .filter((turn) => !/^(swap|bar|pass)/.test(turn))
    .map((turn) => pick(turn.split(' draw')[0]!.split(' '), random));
  const chosen = Array.from({ length: pick([1, 2, 2, 2], random) }, () => pick([...seats, 'Jf>a'], random));
  return random() < 0.5
    ? chosen.join(' ')
    : chosen.map((seat) => seat.replace(/[fm](?=[>=])/, pick(['f', 'm'], random))).join(' ');
}

function sampleAction(position: Position, legal: readonly string[], random: Random): string {
  const hand = [...position.players[position.toMove]!.hand, 'ITf', 'Jm'];
  switch (Math.floor(random() * 8)) {
    case 0:
      return pick(['pass', '', 'draw', 'end', 'seat', ' pass', 'bar', 'bar Jf=GB', 'swap Jf>a', 'GBf->a'], random);
    case 1:
      return `bar ${pick(hand, random)}`;
    case 2:
      return `swap ${pick(hand, random)}>${pick([...Object.keys(position.seats), ...chairsOf(position)], random)}`;
    case 3:
      return Array.from({ length: pick([1, 1, 2, 2, 3, 4], random) }, () => sampleSeat(position, random)).join(' ');
    default:
      return shuffledSeats(legal, random);
  }
}

/** A text that somebody might send as a turn; seldom a legal one. */
export function sampleText(position: Position, legal: readonly string[], random: Random): string {
  const action = random() < 0.2 ? pick([...legal, 'pass'], random) : sampleAction(position, legal, random);
  return action + (random() < 0.15 ? pick([' draw 0', ' draw 1', ' draw 2', ' draw 01', ' draw', '  '], random) : '');
}
