/** What is expected now, why the last wish was refused, and the buttons that go with it. */
import { nationName, parseGuest } from '../../notation/index.js';
import { sectionOfReason } from '../../rule-book/index.js';
import { EMPTY, previewSeats, replacedTables } from '../../rules/index.js';
import { finality } from '../finality.js';
import { mayUndo } from '../match-context.js';
import {
  birthdaysOpen,
  drawsOpen,
  fullDraw,
  heldTile,
  namesOpen,
  seatsThatStay,
  type TurnContext,
} from '../turn-context.js';
import type { ActionView, ControlsView, RefusalView } from '../views.js';
import { guestView, replacedViews } from './names.js';
import { promptView } from './prompt.js';
import { pointsSoFar, type Scene } from './scene.js';

export function controlsView(scene: Scene): ControlsView {
  const refusal = refusalView(scene);
  const { edition, turn } = scene;
  const final = turn && finality(() => edition, turn);
  const replaced = turn ? replacedViews(edition, replacedTables(edition, turn.position, turn.seats)) : {};
  return {
    prompt: promptView(scene),
    ...(refusal ? { refusal } : {}),
    actions: actionViews(scene),
    ...replaced,
    ...(final ? { final } : {}),
  };
}

/** While a curtain is up, nothing is said of the guest whom a refused wish was about. */
function refusalView({ edition, refusal, stage }: Scene): RefusalView | undefined {
  if (!refusal) return undefined;
  const { code, chairs, tables, guest } = refusal;
  const kind = guest === undefined || stage === 'curtain' ? undefined : parseGuest(guest);
  const section = sectionOfReason(code, edition);
  return { code, chairs, tables, section, ...(kind === undefined ? {} : { guest: guestView(kind) }) };
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
  if (turnStage === 'choosingEnd')
    return [action('take-back'), { ...action('confirm'), says: 'play-on' }, action('end', true, true)];
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
