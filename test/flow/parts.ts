/** What selectors are given at a moment of a match. */
import type { Scene, TurnStage } from '../../src/flow/index.js';
import type { MatchMoment } from './random-match.js';

export type Parts = Omit<Scene, 'edition' | 'steps'>;

export function partsAt({ match, turn }: MatchMoment, more: Partial<Parts> = {}): Parts {
  return {
    match: match.context,
    stage: match.hasTag('lobby') ? 'lobby' : match.hasTag('over') ? 'over' : 'composing',
    turn: turn?.context,
    turnStage: turn?.value as TurnStage | undefined,
    refusal: undefined,
    preview: undefined,
    undo: 'turn',
    ...more,
  };
}
