/** What is expected now, and the buttons that go with it. */
import { parseGuest, printGuest } from '../../notation/index.js';
import { EMPTY, draftOf, previewSeats } from '../../rules/index.js';
import { lastTurnIsOpen } from '../match-context.js';
import { drawsOpen, fullDraw, heldTile, namesOpen, type TurnContext } from '../turn-context.js';
import type { ActionView, ControlsView, PromptView, RefusalView } from '../views.js';
import { guestView } from './names.js';
import { pointsSoFar, type Scene } from './scene.js';

export function controlsView(scene: Scene): ControlsView {
  const refusal = refusalView(scene);
  return { prompt: promptView(scene), ...(refusal ? { refusal } : {}), actions: actionViews(scene) };
}

function refusalView({ refusal }: Scene): RefusalView | undefined {
  if (!refusal) return undefined;
  const { code, chairs, tables, guest } = refusal;
  const kind = guest === undefined ? undefined : parseGuest(guest);
  return { code, chairs, tables, ...(kind === undefined ? {} : { guest: guestView(kind) }) };
}

const prompt = (id: string, args: PromptView['args'] = {}): PromptView => ({ id, args });

function promptView(scene: Scene): PromptView {
  const { stage, turn, turnStage, match, steps } = scene;
  if (stage === 'lobby') return prompt('prompt-lobby');
  if (stage === 'over' || !turn) return prompt('prompt-over');
  const name = match.position?.players[match.position.toMove]?.name ?? '';
  const held = heldTile(turn);
  if (turnStage === 'namingJoker') return prompt('prompt-naming-joker');
  if (held !== undefined) return prompt('prompt-held', { guest: printGuest(held) });
  switch (turnStage) {
    case 'owingPartner':
      return prompt('prompt-owing-partner', { guest: lonelyGuest(scene, turn) });
    case 'offeringMore':
      return prompt('prompt-offering-more');
    case 'confirming':
      return prompt('prompt-confirm', { points: pointsSoFar(scene) });
    case 'choosingDraw':
      return prompt('prompt-choosing-draw');
    default:
      return steps.some(({ kind }) => kind === 'pass')
        ? prompt('prompt-must-pass', { name })
        : prompt('prompt-choose', { name });
  }
}

/** The guest who still lacks company, or the one seated last where it is the balance that lacks. */
function lonelyGuest({ edition }: Scene, { position, seats }: TurnContext): string {
  const draft = draftOf(edition, position, seats);
  const lonely = seats.find(({ chair }) => !draft.hasCompany(chair)) ?? seats.at(-1);
  return lonely ? printGuest(lonely.guest) : '';
}

const action = (id: string, enabled = true, primary = false, points?: number): ActionView => ({
  action: id,
  enabled,
  primary,
  ...(points === undefined ? {} : { points }),
});

function actionViews(scene: Scene): readonly ActionView[] {
  const { stage, turn, turnStage, steps } = scene;
  if (stage !== 'composing' || !turn) return [];
  if (turnStage === 'namingJoker') return [action('take-back'), ...nameActions(scene, turn)];
  if (turnStage === 'choosingDraw') return [action('take-back'), ...drawActions(scene, turn)];
  if (turn.seats.length > 0) {
    const mayEnd = steps.some(({ kind }) => kind === 'done');
    return [action('take-back'), action('confirm', mayEnd, true, mayEnd ? pointsSoFar(scene) : undefined)];
  }
  const pass = steps.some(({ kind }) => kind === 'pass') ? [action('pass', true, true)] : [];
  return [...undoActions(scene), ...pass];
}

function undoActions({ match, undo }: Scene): readonly ActionView[] {
  if (undo === 'none' || match.log.length === 0) return [];
  return [action('undo', undo === 'free' || lastTurnIsOpen(match))];
}

/** The names that the joker may take on its chair. */
function nameActions({ edition }: Scene, turn: TurnContext): readonly ActionView[] {
  return namesOpen(() => edition, turn, turn.naming ?? EMPTY).map((step) => {
    const { points } = previewSeats(edition, turn.position, [...turn.seats, step]);
    return action(`name-${guestView(step.guest).nation ?? ''}`, true, false, points);
  });
}

/** Filling up, and the smaller refills. Where a smaller one draws just as many, filling up has a name of its own. */
function drawActions({ edition }: Scene, turn: TurnContext): readonly ActionView[] {
  const smaller = drawsOpen(() => edition, turn);
  const full = fullDraw(() => edition, turn);
  const fill = action(smaller.includes(full) ? 'fill-up' : `draw-${String(full)}`, true, true);
  return [...smaller.map((count) => action(`draw-${String(count)}`)), fill];
}
