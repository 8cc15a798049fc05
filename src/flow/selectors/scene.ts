/** What selectors look at: the two charts' contexts and what the view alone knows. */
import { previewSeats, type Edition, type NextStep } from '../../rules/index.js';
import type { ReasonInWords } from '../../referee/index.js';
import type { Law } from '../law.js';
import { mayUndo, type MatchContext } from '../match-context.js';
import { prospects, type TurnContext } from '../turn-context.js';

export type Stage = 'lobby' | 'curtain' | 'composing' | 'over';

/** The states of the turn chart in which people can be asked something. */
export type TurnStage =
  | 'choosing'
  | 'namingJoker'
  | 'owingPartner'
  | 'offeringMore'
  | 'confirming'
  | 'choosingDraw'
  | 'choosingBirthday'
  | 'choosingEnd';

export interface Scene {
  readonly edition: Edition;
  readonly match: MatchContext;
  readonly stage: Stage;
  readonly turn: TurnContext | undefined;
  readonly turnStage: TurnStage | undefined;
  /** What may come next in the turn that is being composed. */
  readonly steps: readonly NextStep[];
  /** The wish that was refused last, and the guest it was about. */
  readonly refusal: (ReasonInWords & { readonly guest?: string }) | undefined;
  /** The chair, or the bar, where a placement is shown before it is taken. */
  readonly preview: string | undefined;
  readonly undo: 'turn' | 'none' | 'free';
}

/** Builds a scene; `steps` is asked for once here, so that no selector has to. */
export function sceneOf(law: Law, parts: Omit<Scene, 'edition' | 'steps'>): Scene {
  const { match, turn } = parts;
  return { ...parts, edition: law(match.settings), steps: turn ? prospects(law, turn) : [] };
}

/** Points of the guests seated in this turn so far. */
export function pointsSoFar({ edition, turn }: Scene): number {
  return turn && turn.seats.length > 0 ? previewSeats(edition, turn.position, turn.seats).total : 0;
}

/** Whether the last turn can be taken back now, by the rules and by what the page allows. */
export const mayGoBack = ({ edition, match, undo }: Scene): boolean =>
  undo !== 'none' && mayUndo(() => edition, match, undo === 'free');
