/** From what a person points at to what the turn chart hears. No rule is decided here. */
import { parseNation } from '../notation/index.js';
import { EMPTY, draftOf, isJoker, type Edition } from '../rules/index.js';
import { drawsOpen, fullDraw, heldTile, type TurnContext } from './turn-context.js';
import type { TurnEvent } from './turn-machine.js';

/** A chair was chosen: take a guest of this turn back, fetch a joker, or seat the held guest. */
export function chairCommand(edition: Edition, context: TurnContext, chair: number): TurnEvent {
  const guest = draftOf(edition, context.position, context.seats).floor.guestAt(chair);
  // The last one: a table that filled up in this turn may have cleared the chair in between, or for good.
  const seat = guest === EMPTY ? -1 : context.seats.findLastIndex((step) => step.chair === chair);
  if (seat >= 0 && context.held === null) return { type: 'TAKE_BACK', keep: seat };
  const held = heldTile(context);
  const fetches =
    guest !== EMPTY && isJoker(guest) && held !== undefined && !isJoker(held) && context.seats.length === 0;
  return { type: fetches ? 'SWAP' : 'SEAT', chair };
}

const PLAIN: Readonly<Record<string, TurnEvent>> = {
  confirm: { type: 'CONFIRM' },
  'take-back': { type: 'TAKE_BACK' },
  pass: { type: 'PASS' },
  bar: { type: 'BAR' },
  draw: { type: 'DRAW_CARD' },
  down: { type: 'DOWN' },
  end: { type: 'END' },
  'fill-up': { type: 'DRAW', count: null },
};

/** What the button with this `data-action` says to the turn chart; undefined if it says nothing to it. */
export function actionCommand(edition: Edition, context: TurnContext, action: string): TurnEvent | undefined {
  const draw = /^draw-(\d+)$/.exec(action)?.[1];
  if (draw !== undefined) return drawCommand(edition, context, Number(draw));
  const [, verb, name = ''] = /^(name|birthday)-([A-Z]{2})$/.exec(action) ?? [];
  const nation = parseNation(name);
  if (nation !== undefined) return { type: verb === 'name' ? 'NAME' : 'CELEBRATE', nation };
  return Object.hasOwn(PLAIN, action) ? PLAIN[action] : undefined;
}

/** A smaller refill, or the full one; any other number is left for the chart to refuse. */
function drawCommand(edition: Edition, context: TurnContext, count: number): TurnEvent {
  const law = () => edition;
  const fillsUp = count === fullDraw(law, context) && !drawsOpen(law, context).includes(count);
  return { type: 'DRAW', count: fillsUp ? null : count };
}
