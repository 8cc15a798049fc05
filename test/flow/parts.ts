/** What selectors are given at a moment of a match. */
import type { Scene, Stage, TurnStage } from '../../src/flow/index.js';
import type { MatchMoment } from './random-match.js';

export type Parts = Omit<Scene, 'edition' | 'steps'>;

const TAGS = ['lobby', 'curtain', 'over'] as const satisfies readonly Stage[];

export function partsAt({ match, turn }: MatchMoment, more: Partial<Parts> = {}): Parts {
  return {
    match: match.context,
    stage: TAGS.find((tag) => match.hasTag(tag)) ?? 'composing',
    turn: turn?.context,
    turnStage: turn?.value as TurnStage | undefined,
    refusal: undefined,
    preview: undefined,
    undo: 'turn',
    ...more,
  };
}
