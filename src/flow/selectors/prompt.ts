/** The sentence that says what is expected now. */
import { printGuest } from '../../notation/index.js';
import { draftOf, mayMakeSingleSex, refusalAtEnd, tileOf, type NextStep, type Tile } from '../../rules/index.js';
import { heldTile, type TurnContext } from '../turn-context.js';
import type { PromptView } from '../views.js';
import { pointsSoFar, type Scene } from './scene.js';

const prompt = (id: string, args: PromptView['args'] = {}): PromptView => ({ id, args });

export function promptView(scene: Scene): PromptView {
  const { stage, turn, turnStage } = scene;
  if (stage === 'lobby') return prompt('prompt-lobby');
  if (stage === 'curtain') return prompt('prompt-curtain', { name: nameOf(scene) });
  if (stage === 'over' || !turn) return prompt('prompt-over');
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
      return choicePrompt(scene);
  }
}

/** Nothing is held and nobody seated yet. */
function choicePrompt(scene: Scene): PromptView {
  const name = nameOf(scene);
  const may = (kind: NextStep['kind']): boolean => scene.steps.some((step) => step.kind === kind);
  if (scene.edition.hand.filled === 'afterTurn')
    return prompt(may('pass') ? 'prompt-must-pass' : 'prompt-choose', { name });
  const instead = may('drawCard') ? (may('down') ? 'both' : 'draw') : 'down';
  return prompt(may('seat') ? 'prompt-choose-card' : 'prompt-choose-card-unseated', { name, may: instead });
}

function heldPrompt({ steps, preview }: Scene, held: Tile): PromptView {
  const guest = printGuest(held);
  if (preview !== undefined) return prompt(preview === 'bar' ? 'prompt-preview-bar' : 'prompt-preview', { guest });
  const goes = steps.filter((step) => 'guest' in step && tileOf(step.guest) === held);
  if (goes.some(({ kind }) => kind !== 'down')) return prompt('prompt-held', { guest });
  return prompt(goes.length > 0 ? 'prompt-held-down' : 'prompt-held-nowhere', { guest });
}

const nameOf = ({ match: { position } }: Scene): string => position?.players[position.toMove]?.name ?? '';

/** What is owed before the turn may end. */
function owingPrompt({ edition }: Scene, { position, seats }: TurnContext): PromptView {
  const owed = refusalAtEnd(draftOf(edition, position, seats));
  const seat = seats[owed?.step ?? 0];
  const guest = seat ? printGuest(seat.guest) : '';
  switch (owed?.code) {
    case 'notSingleSex':
      return prompt('prompt-klatch');
    case 'balance': {
      const tables = owed.tables.map((table) => edition.plan.tables[table]?.id ?? '').join(' ');
      return prompt('prompt-owing-balance', { tables, klatch: mayMakeSingleSex(edition, position) ? 'yes' : 'no' });
    }
    case 'mustScore':
      return prompt('prompt-must-join', { guest });
    default:
      return prompt('prompt-owing-partner', { guest });
  }
}
