/** The lobby: who plays, and by which house rules. */
import { PRESETS, DEFAULT_PRESET } from '../../house-rules/index.js';
import type { Law } from '../law.js';
import { lobbyProblem } from '../match-context.js';
import type { LobbyView } from '../views.js';
import type { Scene } from './scene.js';

export function lobbyView(law: Law, { edition, match }: Scene): LobbyView {
  const problem = lobbyProblem(law, match);
  const [min, max] = edition.players;
  return {
    players: match.players.map(({ name }) => ({ name })),
    min,
    max,
    presets: Object.keys(PRESETS),
    preset: match.settings.houseRules.preset ?? DEFAULT_PRESET,
    canStart: !problem,
    ...(problem ? { problem } : {}),
  };
}
