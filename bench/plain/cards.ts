import { ranOut } from './clearing.js';
import { rulesOf } from './house-rules.js';
import { seat } from './scoring.js';
import type { Code, Position, Turn } from './types.js';

/** Why no card may be drawn (docs/rules.md 6.7). */
export function cardDrawRefusal(position: Position): Code | null {
  const { hand, handLimit } = position.players[position.toMove]!;
  return hand.length < handLimit ? null : 'handLimit';
}

/** Why this card may not go face down (docs/rules.md 6.7; docs/contract.md 8, Card game). */
export function downRefusal(position: Position, guest: string): Code | null {
  const { hand, handLimit } = position.players[position.toMove]!;
  if (!hand.includes(guest)) return 'notInHand';
  return hand.length >= handLimit || rulesOf(position).faceDown === 'anytime' ? null : 'notAtLimit';
}

/** Why the end may not be declared with a turn that is legal otherwise (docs/rules.md 6.8). */
export function declareRefusal(position: Position, turn: Turn): Code | null {
  if (!turn.end || (turn.kind !== 'seats' && turn.kind !== 'down')) return null;
  if (turn.kind === 'seats' && ranOut(seat(position, turn.seats).room)) return 'turnOver';
  const played = turn.kind === 'seats' ? turn.seats.length : 1;
  const isEmpty = position.players[position.toMove]!.hand.length === played;
  return isEmpty && rulesOf(position).emptyHand === 'mayDeclare' ? null : 'mayNotEnd';
}

/** The turn as it is, and with the word `end` where it may be said. */
export function withEnd(position: Position, turn: Turn): Turn[] {
  const ended = { ...turn, end: true };
  const mayBeSaid = turn.kind === 'seats' || turn.kind === 'down';
  return mayBeSaid && !declareRefusal(position, ended) ? [turn, ended] : [turn];
}
