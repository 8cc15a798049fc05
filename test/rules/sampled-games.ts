import { pick, rulesOf, start, supply, type EditionId, type Position, type Random } from '../../bench/plain/index.js';

/** Games to watch: edition, house rules, floor plan and circumstances drawn at random. */

const OPTIONS: Record<string, readonly unknown[]> = {
  boardLayout: ['r1', 'r2', 'app12'],
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
  finalRound: [true, false],
  tieBreak: ['shared', 'fewestTiles'],
  openHands: [true, false],
  startPlayer: ['random', 'first'],
  chipCap: [true, false],
  birthdayThreshold: [null, 1, 4, 20, 30],
  birthdayStacks: [true, false],
  singleSexTables: [true, false],
  singleSexNeighbours: ['strict', 'exempt'],
  turnOrder: ['clockwise', 'rotating'],
  faceDown: ['onlyAtLimit', 'anytime'],
  emptyHand: ['mayDeclare', 'endsAtOnce'],
  cardTables: [5, 7],
};

const CUT_OUTS: readonly Record<string, string[]>[] = [
  { GB1: ['a', 'b', 'c', 's'], ES1: ['s', 'd', 'e', 'f'] },
  { GB1: ['a', 'b', 'c', 's'], GB2: ['s', 'd', 'e', 'f'] },
  { GB1: ['a', 'b', 's', 'u'], ES1: ['d', 'e', 's', 't'], CN1: ['f', 'g', 't', 'u'] },
  { GB1: ['a', 'b', 'c', 's'], GB2: ['d', 'e', 's', 't'], ES1: ['t', 'f', 'g', 's'] },
  { GB1: ['a', 'b', 'c', 'd'], ES1: ['e', 'f', 'g', 'h'], CN1: ['i', 'j', 'k', 'l'] },
];

const CUT_OUT_TILES = ['GBf', 'GBm', 'GBf', 'GBm', 'ESf', 'ESm', 'ESf', 'ESm', 'CNf', 'CNm', 'Jf', 'Jm'];

/** All that may lie in a hand: mostly anything, now and then jokers alone or mostly one sex. */
const HANDS = [
  CUT_OUT_TILES,
  CUT_OUT_TILES,
  ['Jf', 'Jm'],
  ['GBf', 'GBf', 'ESf', 'Jf', 'GBm'],
  ['GBm', 'GBm', 'ESm', 'Jm'],
];

/** A whole number from 0 up to, not including, `limit`. */
function below(limit: number, random: Random): number {
  return Math.floor(random() * limit);
}

/** A preset, and some options of its own; also options that do not count in the edition. */
function sampleHouseRules(random: Random): Record<string, unknown> {
  const rules: Record<string, unknown> = { preset: pick(['classic1989', 'amigo', 'bsw'], random) };
  const often = pick([0, 0.3, 0.3, 0.6], random);
  for (const [option, values] of Object.entries(OPTIONS)) {
    if (random() < often) rules[option] = pick(values, random);
  }
  if (random() < 0.2) rules['singleSexTables'] = true;
  return rules;
}

/** On a few tables, with many jokers, short hands and a bar that is partly full: what long games seldom reach. */
function crowdBoard(position: Position, random: Random): void {
  position.plan = pick(CUT_OUTS, random);
  position.passes = pick([0, 0, 0, 1], random);
  position.bag = Array.from({ length: 5 + below(40, random) }, () => pick(CUT_OUT_TILES, random));
  position.bar = Array.from({ length: pick([0, 3, 6, 15, 18], random) }, () => pick(CUT_OUT_TILES, random));
  for (const player of position.players) {
    player.handLimit = pick([1, 2, 3, 4, 5], random);
    player.points = pick([0, 3, 20, 60, 150], random);
    const tiles = pick(HANDS, random);
    player.hand = Array.from({ length: player.handLimit }, () => pick(tiles, random));
  }
  if (random() < 0.1) position.birthday = { nation: pick(['GB', 'ES'], random) };
}

/** A few nations only, a short stack of tables and a short bag, so that guests meet and tables fill. */
function crowdTables(position: Position, random: Random): void {
  const places = Object.keys(position.tables!);
  const pairs = [...Object.values(position.tables!), ...position.tableStack!];
  const nations = [...new Set(pairs)].slice(0, Math.ceil(places.length / 2) + below(4, random));
  const cards = pairs.filter((nation) => nations.includes(nation));
  position.tables = Object.fromEntries(places.map((place) => [place, cards.shift()!]));
  position.tableStack = cards.slice(0, below(6, random));
  const tiles = supply(position.edition).filter((tile) => tile.startsWith('J') || nations.includes(tile.slice(0, 2)));
  const draw = (count: number): string[] =>
    Array.from({ length: count }, () => tiles.splice(below(tiles.length, random), 1)).flat();
  for (const player of position.players) {
    player.handLimit = pick(position.edition === 'card@1' ? [1, 3, 5, 7, 12] : [1, 2, 5], random);
    player.hand = draw(below(player.handLimit + 1, random));
    player.points = pick([0, 3, 20], random);
  }
  if (position.edition === 'app12@1') position.bar = draw(pick([0, 5, 18], random));
  position.bag = draw(1 + below(30, random));
}

/** Somebody in the middle of a round, perhaps with a player who has left. */
function sampleRound(position: Position, random: Random): void {
  const { players } = position;
  position.turn = pick([0, 1, 5], random);
  position.toMove = below(players.length, random);
  const { turnOrder, finalRound } = rulesOf(position);
  if ((turnOrder === 'rotating' || finalRound) && random() < 0.7) position.roundStarter = below(players.length, random);
  const leaver = below(players.length, random);
  const mayLeave = position.edition !== 'card@1' && players.length > 2 && leaver !== position.toMove;
  if (mayLeave && random() < 0.2) Object.assign(players[leaver]!, { out: true, outTurn: 0, hand: [] });
}

/** The position that a sampled game begins with. */
export function sampleStart(random: Random, edition?: EditionId): Position {
  const id = edition ?? pick(['board@1', 'board@1', 'card@1', 'app12@1'] as const, random);
  const position = start(sampleHouseRules(random), pick([2, 2, 3, 4], random), random, id);
  if (random() < 0.25) return position;
  if (id === 'board@1') crowdBoard(position, random);
  else crowdTables(position, random);
  sampleRound(position, random);
  return position;
}
