/** What of a turn cannot be taken back, said before it happens. */
import { EMPTY, bagSize, playLegal, replacedTables, tileOf, type SeatStep, type Turn } from '../rules/index.js';
import type { Law } from './law.js';
import {
  fullDraw,
  heldTile,
  mayDeclareEnd,
  mayEndNow,
  prospects,
  seatsThatStay,
  type TurnContext,
} from './turn-context.js';
import type { ControlsView } from './views.js';

/** Why this turn, or its next step, cannot be taken back, as far as that is known now. */
export function finality(law: Law, context: TurnContext): ControlsView['final'] {
  if (mayTurnTable(law, context)) return 'onceTurned';
  if (seatsThatStay(law, context) > 0) return 'tableTurned';
  if (mayDraw(law, context)) return 'afterDrawing';
  return mayOpenHands(law, context) ? 'onceOver' : undefined;
}

/** Whether the held guest may fill a table, so that a new one is turned up at once. */
function mayTurnTable(law: Law, context: TurnContext): boolean {
  const { settings, position, seats } = context;
  const edition = law(settings);
  const tile = heldTile(context);
  if (edition.tableCards === 0 || tile === undefined) return false;
  const turnsOne = (step: SeatStep): boolean =>
    replacedTables(edition, position, [...seats, step]).some(
      (table) => table.step === seats.length && table.by !== EMPTY,
    );
  return prospects(law, context).some((step) => step.kind === 'seat' && tileOf(step.guest) === tile && turnsOne(step));
}

/** Whether the turn as it stands, or the next wish in place of seating, can draw guests. */
function mayDraw(law: Law, context: TurnContext): boolean {
  if (bagSize(context.position) === 0) return false;
  const turns = turnsAtHand(law, context);
  if (context.seats.length === 0) return turns.some(([step]) => step?.kind === 'drawCard' || step?.kind === 'bar');
  return law(context.settings).hand.filled === 'afterTurn' && fullDraw(law, context) > 0;
}

/** Whether the café could close with this turn, and hands that nobody knew be opened. */
function mayOpenHands(law: Law, context: TurnContext): boolean {
  const edition = law(context.settings);
  if (edition.hand.open) return false;
  return turnsAtHand(law, context).some((turn) => playLegal(edition, context.position, turn).next.over !== null);
}

/** The turns that one more wish would make, seats aside. */
function turnsAtHand(law: Law, context: TurnContext): readonly Turn[] {
  const { seats, action } = context;
  if (action) return mayDeclareEnd(law, context) ? [action, [...action, { kind: 'end' }]] : [action];
  if (seats.length > 0) return mayEndNow(law, context) ? [seats] : [];
  const tile = heldTile(context);
  return prospects(law, context).flatMap((step) => {
    const isWhole = step.kind !== 'seat' && step.kind !== 'done' && (!('guest' in step) || step.guest === tile);
    return isWhole ? [[step]] : [];
  });
}
