import { floorOf } from './floor.js';
import { rulesOf } from './house-rules.js';
import { apply } from './play.js';
import { copy } from './position.js';
import type { Code, Position, Turn } from './types.js';

/** Does this legal turn lift its player to the threshold, with no birthday named yet (docs/contract.md 8, Birthday)? */
function mustName(position: Position, turn: Turn): boolean {
  const threshold = rulesOf(position).birthdayThreshold;
  if (threshold === null || position.birthday || (turn.kind !== 'seats' && turn.kind !== 'bar')) return false;
  const { points } = position.players[position.toMove]!;
  return points < threshold && points + apply(copy(position), turn).total >= threshold;
}

function nations(position: Position): string[] {
  return [...new Set(floorOf(position).tables.map(({ nation }) => nation))];
}

/** The turn with every nation that it may name, or as it is where it names none. */
export function withBirthdays(position: Position, turn: Turn): Turn[] {
  if (!mustName(position, turn)) return [turn];
  return nations(position).map((birthday) => ({ ...turn, birthday }));
}

/** Why the word `birthday XX`, or its absence, is wrong in a turn that is legal otherwise. */
export function birthdayRefusal(position: Position, turn: Turn): Code | null {
  if (!mustName(position, turn)) return turn.birthday === undefined ? null : 'birthday';
  return turn.birthday !== undefined && nations(position).includes(turn.birthday) ? null : 'birthday';
}
