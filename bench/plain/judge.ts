import { alternatives, barRefusal } from './bar.js';
import { birthdayRefusal } from './birthday.js';
import { cardDrawRefusal, declareRefusal, downRefusal } from './cards.js';
import { endReason } from './ending.js';
import { rulesOf } from './house-rules.js';
import { parseTurn } from './notation.js';
import { apply } from './play.js';
import { copy } from './position.js';
import { drawChoices } from './refill.js';
import { roomOf } from './room.js';
import { seat } from './scoring.js';
import { needsName, seatsRefusal } from './seating.js';
import { swapRefusal } from './swap.js';
import type { Code, Judgement, Position, Turn } from './types.js';

function isStuck(position: Position): boolean {
  if (position.edition === 'card@1') return false;
  const other = alternatives(position);
  const { hand } = position.players[position.toMove]!;
  return (
    other.seatings().length === 0 &&
    other.swaps().length === 0 &&
    hand.every((guest) => barRefusal(position, guest) !== null)
  );
}

function actionRefusal(position: Position, turn: Turn): Code | null {
  switch (turn.kind) {
    case 'seats':
      return seatsRefusal(position, turn.seats);
    case 'bar':
      return barRefusal(position, turn.guest);
    case 'swap':
      return swapRefusal(position, turn.guest, turn.chair);
    case 'draw':
      return cardDrawRefusal(position);
    case 'down':
      return downRefusal(position, turn.guest);
    case 'pass':
      return isStuck(position) ? null : 'mayNotPass';
  }
}

/** A name is part of the notation only where the rules ask for one. */
function hasNeedlessName(position: Position, turn: Turn): boolean {
  if (turn.kind !== 'seats') return false;
  const room = roomOf(position);
  return turn.seats.some((seat) => seat.nation !== undefined && !needsName(room, room.floor.chairs.get(seat.chair)));
}

function drawRefusal(position: Position, turn: Turn): Code | null {
  if (turn.draw === undefined) return null;
  if (turn.kind !== 'seats') return 'drawCount';
  const { hand, handLimit } = position.players[position.toMove]!;
  const completed = seat(position, turn.seats).mono;
  const refill = { hand: hand.length - turn.seats.length, limit: handLimit, bag: position.bag.length, completed };
  return drawChoices(rulesOf(position), refill).includes(turn.draw) ? null : 'drawCount';
}

/** The first breach, in the order of docs/contract.md 8. */
function refusal(position: Position, turn: Turn | null, player: number): Code | null {
  if (!turn || hasNeedlessName(position, turn)) return 'notation';
  if (player !== position.toMove) return 'notYourTurn';
  if (endReason(position)) return 'gameOver';
  return (
    actionRefusal(position, turn) ??
    drawRefusal(position, turn) ??
    birthdayRefusal(position, turn) ??
    declareRefusal(position, turn)
  );
}

/** Judges a turn in notation: what it earns and where it leads, or the code of the first rule it breaks. */
export function judge(position: Position, text: string, player = position.toMove): Judgement {
  const turn = parseTurn(text, position.edition);
  const code = refusal(position, turn, player);
  if (code || !turn) return { legal: false, code: code ?? 'notation' };
  const next = copy(position);
  const earnings = apply(next, turn);
  return { legal: true, ...earnings, next, over: next.over ?? null };
}

/** Plays a turn in notation. Throws if it is illegal. */
export function play(position: Position, text: string): Position {
  const judgement = judge(position, text);
  if (!judgement.legal) throw new Error(`illegal turn ${text}: ${judgement.code}`);
  return judgement.next;
}
