import { NATIONS } from './tiles.js';
import type { Seat, Turn } from './types.js';

const nation = `(?:${NATIONS.join('|')})`;
const guest = `${nation}[fm]`;
const tile = `(?:${guest}|J[fm])`;
const chair = '[A-Za-z0-9_]+';
const seat = `(?:${guest}|J[fm](?:=${nation})?)>${chair}`;
const tail = `(?: draw (0|[1-9][0-9]*))?(?: birthday (${nation}))?`;

const seatsPattern = new RegExp(`^(${seat}(?: ${seat})*)${tail}$`);
const barPattern = new RegExp(`^bar (${tile})${tail}$`);
const swapPattern = new RegExp(`^swap (${guest})>(${chair})${tail}$`);
const passPattern = new RegExp(`^pass${tail}$`);

function words(draw: string | undefined, birthday: string | undefined): { draw?: number; birthday?: string } {
  return { ...(draw !== undefined && { draw: Number(draw) }), ...(birthday !== undefined && { birthday }) };
}

function parseSeat(text: string): Seat {
  const [who = '', chair = ''] = text.split('>');
  const [guest = '', nation] = who.split('=');
  return nation === undefined ? { guest, chair } : { guest, chair, nation };
}

/** Reads one turn (docs/contract.md 2 and 8, Notation); null if it is none. */
export function parseTurn(text: string): Turn | null {
  let found = seatsPattern.exec(text);
  if (found) return { kind: 'seats', seats: found[1]!.split(' ').map(parseSeat), ...words(found[2], found[3]) };
  found = barPattern.exec(text);
  if (found) return { kind: 'bar', guest: found[1]!, ...words(found[2], found[3]) };
  found = swapPattern.exec(text);
  if (found) return { kind: 'swap', guest: found[1]!, chair: found[2]!, ...words(found[3], found[4]) };
  found = passPattern.exec(text);
  if (found) return { kind: 'pass', ...words(found[1], found[2]) };
  return null;
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
      return `bar ${turn.guest}`;
    case 'swap':
      return `swap ${turn.guest}>${turn.chair}`;
    case 'pass':
      return 'pass';
  }
}

/** Writes a turn; the inverse of `parseTurn`. */
export function printTurn(turn: Turn): string {
  const draw = turn.draw === undefined ? '' : ` draw ${turn.draw}`;
  const birthday = turn.birthday === undefined ? '' : ` birthday ${turn.birthday}`;
  return action(turn) + draw + birthday;
}
