/** A café out of a position of the outside, with its turn chart and its controls. */
import {
  createSelector,
  type ControlsView,
  type MatchContext,
  type TurnStage,
  type Views,
} from '../../src/flow/index.js';
import type { PositionInput } from '../../src/notation/index.js';
import { opened } from '../helpers/opened.js';
import { ANY_SETTINGS, turnChart, type TurnSnapshot } from './charts.js';
import type { Parts } from './parts.js';

export function cafe(input: PositionInput) {
  const { edition, position } = opened(input);
  const match: MatchContext = {
    settings: ANY_SETTINGS,
    players: position.players,
    seed: '',
    position,
    log: [],
    undone: 0,
  };
  const select = createSelector(() => edition);
  const viewsAt = ({ context, value }: TurnSnapshot, more: Partial<Parts> = {}): Views =>
    select({
      match,
      stage: 'composing',
      turn: context,
      turnStage: value as TurnStage,
      refusal: undefined,
      preview: undefined,
      undo: 'turn',
      ...more,
    });
  const controlsAt = (at: TurnSnapshot, more?: Partial<Parts>): ControlsView => viewsAt(at, more).controls;
  return { ...turnChart(edition, position), edition, position, match, viewsAt, controlsAt };
}

export type Cafe = ReturnType<typeof cafe>;

/** The buttons in one line: `no` before those that cannot be pressed, points behind those that earn some. */
export const buttons = ({ actions }: ControlsView): string =>
  actions
    .map(
      ({ action, enabled, points }) => `${enabled ? '' : 'no '}${action}${points === undefined ? '' : ` (${points})`}`,
    )
    .join(', ');
