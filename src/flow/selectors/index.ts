/** From the charts to view models. Views that say the same as before stay the same objects. */
import type { Law } from '../law.js';
import type {
  BoardView,
  ControlsView,
  CurtainView,
  HandView,
  LobbyView,
  LogEntryView,
  ResultView,
  ScoreboardView,
} from '../views.js';
import { boardView } from './board.js';
import { controlsView } from './controls.js';
import { handViews, scoreboardView } from './hands.js';
import { lobbyView } from './lobby.js';
import { logView } from './log.js';
import { resultView } from './result.js';
import { reuse } from './reuse.js';
import { mayGoBack, sceneOf, type Scene } from './scene.js';

export { sceneOf, type Scene, type Stage, type TurnStage } from './scene.js';

/** Everything that is drawn. */
export interface Views {
  readonly stage: Scene['stage'];
  readonly lobby: LobbyView;
  readonly curtain: CurtainView | undefined;
  readonly board: BoardView;
  readonly hands: readonly HandView[];
  readonly scoreboard: ScoreboardView | undefined;
  readonly log: readonly LogEntryView[];
  readonly controls: ControlsView;
  readonly result: ResultView | undefined;
}

/** Who comes next, while hands are closed and nobody may see one. */
function curtainView(scene: Scene): CurtainView | undefined {
  const { stage, match } = scene;
  const { position } = match;
  if (stage !== 'curtain' || !position) return undefined;
  const name = position.players[position.toMove]?.name ?? '';
  const last = mayGoBack(scene) ? match.log.at(-1) : undefined;
  const undo = last && (position.players[last.player]?.name ?? '');
  return { player: position.toMove, name, ...(undo === undefined ? {} : { undo }) };
}

/** A selector with a memory of the views it gave last. */
export function createSelector(law: Law): (parts: Parameters<typeof sceneOf>[1]) => Views {
  let last: Views | undefined;
  return (parts) => {
    const scene = sceneOf(law, parts);
    last = reuse(last, {
      stage: scene.stage,
      lobby: lobbyView(law, scene),
      curtain: curtainView(scene),
      board: boardView(scene),
      hands: handViews(scene),
      scoreboard: scoreboardView(scene),
      log: logView(scene),
      controls: controlsView(scene),
      result: resultView(scene),
    });
    return last;
  };
}
