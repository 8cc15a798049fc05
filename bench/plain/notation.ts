import { NATIONS } from './tiles.js';
import type { EditionId, Seat, Turn } from './types.js';

const nation = `(?:${NATIONS.join('|')})`;
const guest = `${nation}[fm]`;
const tile = `(?:${guest}|J[fm])`;
const chair = '[A-Za-z0-9_]+';
const seat = `(?:${guest}|J[fm](?:=${nation})?)>${chair}`;
const seats = `(${seat}(?: ${seat})*)`;
const tail = `(?: draw (0|[1-9][0-9]*))?(?: birthday (${nation}))?`;

const seatsPattern = new RegExp(`^${seats}${tail}$`);
const barPattern = new RegExp(`^bar (${tile})${tail}$`);
const swapPattern = new RegExp(`^swap (${guest})>(${chair})${tail}$`);
const passPattern = new RegExp(`^pass${tail}$`);

const cardSeatsPattern = new RegExp(`^${seats}( end)?$`);
const downPattern = new RegExp(`^down (${guest})( end)?$`);

function words(draw: string | undefined, birthday: string | undefined): { draw?: number; birthday?: string } {
  return { ...(draw !== undefined && { draw: Number(draw) }), ...(birthday !== undefined && { birthday }) };
}

function endWord(word: string | undefined): { end?: boolean } {
  return word === undefined ? {} : { end: true };
}

function parseSeat(text: string): Seat {
  const [who = '', chair = ''] = text.split('>');
  const [guest = '', nation] = who.split('=');
  return nation === undefined ? { guest, chair } : { guest, chair, nation };
}

function parseSeats(text: string): Seat[] {
  return text.split(' ').map(parseSeat);
}

function parseBoardTurn(text: string): Turn | null {
  let found = seatsPattern.exec(text);
  if (found) return { kind: 'seats', seats: parseSeats(found[1]!), ...words(found[2], found[3]) };
  found = barPattern.exec(text);
  if (found) return { kind: 'bar', guest: found[1]!, ...words(found[2], found[3]) };
  found = swapPattern.exec(text);
  if (found) return { kind: 'swap', guest: found[1]!, chair: found[2]!, ...words(found[3], found[4]) };
  found = passPattern.exec(text);
  if (found) return { kind: 'pass', ...words(found[1], found[2]) };
  return null;
}

function parseCardTurn(text: string): Turn | null {
  if (text === 'draw' || text === 'pass') return { kind: text };
  let found = cardSeatsPattern.exec(text);
  if (found) return { kind: 'seats', seats: parseSeats(found[1]!), ...endWord(found[2]) };
  found = downPattern.exec(text);
  if (found) return { kind: 'down', guest: found[1]!, ...endWord(found[2]) };
  return null;
}

/** Reads one turn (docs/contract.md 2 and 8, Notation); null if it is none in this edition. */
export function parseTurn(text: string, edition: EditionId = 'board@1'): Turn | null {
  return edition === 'card@1' ? parseCardTurn(text) : parseBoardTurn(text);
}

/** The token that a seat puts on the chair: `GBf`, `Jf`, `Jf=GB`. */
export function seatedToken(seat: Seat): string {
  return seat.nation === undefined ? seat.guest : `${seat.guest}=${seat.nation}`;
}

function action(turn: Turn): string {
  switch (turn.kind) {
    case 'seats':
      return turn.seats.map((seat) => `${seatedToken(seat)}>${seat.chair}`).join(' ');
    case 'bar':
    case 'down':
      return `${turn.kind} ${turn.guest}`;
    case 'swap':
      return `swap ${turn.guest}>${turn.chair}`;
    case 'draw':
    case 'pass':
      return turn.kind;
  }
}

/** Writes a turn; the inverse of `parseTurn`. */
export function printTurn(turn: Turn): string {
  const draw = turn.draw === undefined ? '' : ` draw ${turn.draw}`;
  const birthday = turn.birthday === undefined ? '' : ` birthday ${turn.birthday}`;
  return action(turn) + draw + birthday + (turn.end ? ' end' : '');
}
