import { pick, type Position, type Random } from '../../bench/plain/index.js';

/** Texts that somebody might send as a turn. */

const NATIONS = ['GB', 'ES', 'CN', 'XX'];

const ODD_GUESTS = ['GBf', 'GBm', 'ESf', 'CNm', 'Jf', 'Jm', 'FRm', 'GBx', 'J'];

const ODD_ACTIONS = [
  'pass',
  '',
  'draw',
  'end',
  'seat',
  ' pass',
  'bar',
  'bar Jf=GB',
  'swap Jf>a',
  'GBf->a',
  'down',
  'draw end',
];

const CARD_ENDINGS = [' end', ' end', ' end', ' end end', '  ', ' draw 1', ' birthday GB'];

const BOARD_ENDINGS = [
  ' draw 0',
  ' draw 1',
  ' draw 2',
  ' draw 01',
  ' draw',
  '  ',
  ' end',
  ' birthday',
  ' birthday GB',
].concat([' birthday ES', ' birthday FR', ' birthday XX', ' draw 1 birthday GB', ' birthday GB draw 1']);

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
}

function knownChairs({ edition, plan, houseRules }: Position): string[] {
  if (plan) return Object.values(plan).flat();
  if (edition === 'card@1') return numbered('x', 12);
  const isApp = edition === 'app12@1' || houseRules['boardLayout'] === 'app12';
  return isApp ? numbered('a', 24) : ['s01', 's28', 'p40', 'p01', 's02'];
}

function chairsOf(position: Position): string[] {
  return [...knownChairs(position), 'zz', 'A_9', 'x13'];
}

function sampleSeat(position: Position, random: Random): string {
  const hand = position.players[position.toMove]!.hand;
  const guest = random() < 0.9 ? pick([...hand, 'GBf'], random) : pick(ODD_GUESTS, random);
  const chair = pick(chairsOf(position), random);
  // Which of the two faults counts when a name goes with a chair that does not exist, no document says.
  const mayName = guest.startsWith('J') && knownChairs(position).includes(chair);
  const name = mayName && random() < 0.5 ? `=${pick(NATIONS, random)}` : '';
  return `${guest}${name}>${chair}`;
}

/** A turn of seats without the words at its end. */
function seatsOf(turn: string): string[] {
  return turn.split(/ (?:draw|birthday|end)/)[0]!.split(' ');
}

/** Seats that are legal in some turn, put together anew: each may sit, but perhaps not so, not here, not with this one. */
function shuffledSeats(legal: readonly string[], random: Random): string {
  const turns = legal.filter((turn) => !/^(swap|bar|pass|draw|down)/.test(turn)).map(seatsOf);
  const count = pick([1, 2, 2, 2, 3, 4], random);
  const chosen = Array.from({ length: count }, () => pick([...pick([...turns, ['Jf>a']], random)], random));
  return random() < 0.5
    ? chosen.join(' ')
    : chosen.map((seat) => seat.replace(/[fm](?=[>=])/, pick(['f', 'm'], random))).join(' ');
}

/** A legal turn in another order, without its last seat, or with one seat changed for another. */
function changedTurn(position: Position, legal: readonly string[], random: Random): string {
  const seats = seatsOf(pick([...legal, 'pass'], random));
  const index = Math.floor(random() * seats.length);
  switch (pick(['reverse', 'drop', 'change', 'twice'], random)) {
    case 'reverse':
      return seats.toReversed().join(' ');
    case 'drop':
      return seats.toSpliced(index, 1).join(' ');
    case 'twice':
      return [...seats, seats[index]].join(' ');
    default:
      return seats.with(index, sampleSeat(position, random)).join(' ');
  }
}

function sampleAction(position: Position, legal: readonly string[], random: Random): string {
  const hand = [...position.players[position.toMove]!.hand, 'ITf', 'Jm'];
  const chairs = [...Object.keys(position.seats), ...chairsOf(position)];
  const isCard = position.edition === 'card@1';
  switch (Math.floor(random() * 9)) {
    case 0:
      return pick(ODD_ACTIONS, random);
    case 1:
      return `${pick(isCard ? ['down', 'down', 'bar'] : ['bar', 'bar', 'down'], random)} ${pick(hand, random)}`;
    case 2:
      return isCard ? 'draw' : `swap ${pick(hand, random)}>${pick(chairs, random)}`;
    case 3:
      return Array.from({ length: pick([1, 1, 2, 2, 3, 4, 5], random) }, () => sampleSeat(position, random)).join(' ');
    case 4:
    case 5:
      return changedTurn(position, legal, random);
    default:
      return shuffledSeats(legal, random);
  }
}

/** A text that somebody might send as a turn; seldom a legal one. */
export function sampleText(position: Position, legal: readonly string[], random: Random): string {
  const action = random() < 0.2 ? pick([...legal, 'pass'], random) : sampleAction(position, legal, random);
  return action + (random() < 0.2 ? pick(position.edition === 'card@1' ? CARD_ENDINGS : BOARD_ENDINGS, random) : '');
}
