/** The lobby: who plays, and by which house rules. */
import { PRESETS, DEFAULT_PRESET } from '../../house-rules/index.js';
import type { Law } from '../law.js';
import { lobbyProblem } from '../match-context.js';
import type { LobbyView } from '../views.js';
import type { Scene } from './scene.js';

export function lobbyView(law: Law, { edition, match }: Scene): LobbyView {
  const { preset = DEFAULT_PRESET, ...options } = match.settings.houseRules;
  const problem = lobbyProblem(law, match);
  const [min, max] = edition.players;
  return {
    players: match.players.map(({ name }) => ({ name })),
    min,
    max,
    presets: Object.keys(PRESETS),
    preset,
    changed: Object.entries(options).map(([id, value]) => ({
      id,
      value: Array.isArray(value) ? 'own' : String(value),
    })),
    canStart: !problem,
    ...(problem ? { problem } : {}),
  };
}
