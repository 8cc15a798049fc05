/** What is expected now, and the buttons that go with it. */
import { nationName, parseGuest, printGuest } from '../../notation/index.js';
import { sectionOfReason } from '../../rule-book/index.js';
import { EMPTY, draftOf, isOrdinary, previewSeats, tileOf, type Tile } from '../../rules/index.js';
import { mayUndo } from '../match-context.js';
import {
  birthdaysOpen,
  drawsOpen,
  finality,
  fullDraw,
  heldTile,
  namesOpen,
  seatsThatStay,
  type TurnContext,
} from '../turn-context.js';
import type { ActionView, ControlsView, PromptView, RefusalView } from '../views.js';
import { guestView } from './names.js';
import { pointsSoFar, type Scene } from './scene.js';

export function controlsView(scene: Scene): ControlsView {
  const refusal = refusalView(scene);
  const { edition, turn } = scene;
  const final = turn && finality(() => edition, turn);
  return {
    prompt: promptView(scene),
    ...(refusal ? { refusal } : {}),
    actions: actionViews(scene),
    ...(final ? { final } : {}),
  };
}

/** While a curtain is up, nothing is said of the guest whom a refused wish was about. */
function refusalView({ edition, refusal, stage }: Scene): RefusalView | undefined {
  if (!refusal) return undefined;
  const { code, chairs, tables, guest } = refusal;
  const kind = guest === undefined || stage === 'curtain' ? undefined : parseGuest(guest);
  const section = sectionOfReason(code, edition.id);
  return { code, chairs, tables, section, ...(kind === undefined ? {} : { guest: guestView(kind) }) };
}

const prompt = (id: string, args: PromptView['args'] = {}): PromptView => ({ id, args });

function promptView(scene: Scene): PromptView {
  const { stage, turn, turnStage, steps, edition } = scene;
  if (stage === 'lobby') return prompt('prompt-lobby');
  if (stage === 'curtain') return prompt('prompt-curtain', { name: nameOf(scene) });
  if (stage === 'over' || !turn) return prompt('prompt-over');
  const name = nameOf(scene);
  const held = heldTile(turn);
  if (turnStage === 'namingJoker') return prompt('prompt-naming-joker');
  if (held !== undefined) return heldPrompt(scene, held);
  switch (turnStage) {
    case 'owingPartner':
      return owingPrompt(scene, turn);
    case 'offeringMore':
      return prompt('prompt-offering-more');
    case 'confirming':
      return prompt('prompt-confirm', { points: pointsSoFar(scene) });
    case 'choosingDraw':
      return prompt('prompt-choosing-draw');
    case 'choosingBirthday':
      return prompt('prompt-choosing-birthday');
    case 'choosingEnd':
      return prompt('prompt-choosing-end');
    default:
      if (edition.hand.filled === 'byDrawing') return prompt('prompt-choose-card', { name, may: cardChoice(scene) });
      return steps.some(({ kind }) => kind === 'pass')
        ? prompt('prompt-must-pass', { name })
        : prompt('prompt-choose', { name });
  }
}

function heldPrompt({ steps }: Scene, held: Tile): PromptView {
  const goes = steps.some((step) => 'guest' in step && tileOf(step.guest) === held);
  return prompt(goes ? 'prompt-held' : 'prompt-held-nowhere', { guest: printGuest(held) });
}

/** What can be done in place of seating in the card game. */
function cardChoice({ steps }: Scene): string {
  const draws = steps.some(({ kind }) => kind === 'drawCard');
  const lays = steps.some(({ kind }) => kind === 'down');
  return draws && lays ? 'both' : draws ? 'draw' : 'down';
}

const nameOf = ({ match: { position } }: Scene): string => position?.players[position.toMove]?.name ?? '';

/** What is owed before the turn may end: the rest of a klatch, company at once, or company at all. */
function owingPrompt(scene: Scene, turn: TurnContext): PromptView {
  const { edition } = scene;
  if (!isOrdinary(draftOf(edition, turn.position, turn.seats))) return prompt('prompt-klatch');
  const guest = lonelyGuest(scene, turn);
  return prompt(edition.seating.company === 'atOnce' ? 'prompt-must-join' : 'prompt-owing-partner', { guest });
}

/** The guest who still lacks company, or the one seated last where it is the balance that lacks. */
function lonelyGuest({ edition }: Scene, { position, seats }: TurnContext): string {
  const draft = draftOf(edition, position, seats);
  const lonely = seats.find(({ chair }) => !draft.floor.hasCompany(chair)) ?? seats.at(-1);
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
  if (turnStage === 'choosingBirthday') return [action('take-back'), ...birthdayActions(scene, turn)];
  if (turnStage === 'choosingEnd') return [action('take-back'), action('confirm'), action('end', true, true)];
  if (turn.seats.length > 0) {
    const mayEnd = turnStage !== 'owingPartner';
    const takesBack = turn.seats.length > seatsThatStay(() => scene.edition, turn);
    return [action('take-back', takesBack), action('confirm', mayEnd, true, mayEnd ? pointsSoFar(scene) : undefined)];
  }
  const pass = steps.some(({ kind }) => kind === 'pass') ? [action('pass', true, true)] : [];
  return [...undoActions(scene), ...cardActions(scene, turn), ...pass];
}

function undoActions({ edition, match, undo }: Scene): readonly ActionView[] {
  if (undo === 'none' || match.log.length === 0) return [];
  return [
    action(
      'undo',
      mayUndo(() => edition, match, undo === 'free'),
    ),
  ];
}

/** Drawing a card, or laying the held one face down, in place of a turn. */
function cardActions({ edition, steps }: Scene, turn: TurnContext): readonly ActionView[] {
  if (edition.hand.filled !== 'byDrawing') return [];
  const held = heldTile(turn);
  const goesDown = steps.some((step) => step.kind === 'down' && step.guest === held);
  const anyGoesDown = steps.some(({ kind }) => kind === 'down');
  const draw = action(
    'draw',
    steps.some(({ kind }) => kind === 'drawCard'),
  );
  return [draw, ...(anyGoesDown ? [action('down', goesDown)] : [])];
}

const birthdayActions = ({ edition }: Scene, turn: TurnContext): readonly ActionView[] =>
  birthdaysOpen(() => edition, turn).map((nation) => action(`birthday-${nationName(nation)}`));

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
