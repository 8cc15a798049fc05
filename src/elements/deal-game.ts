import type { MatchGame } from '../flow/index.js';
import { resolve, startGame, type Settings } from '../referee/index.js';
import { failure, success, type Result } from '../rules/index.js';

/** A game that begins. Refused with `unknown-edition`, `bad-house-rule`, or `bad-game` if it is not for so many players. */
export function dealGame(
  settings: Settings,
  players: readonly { readonly name: string }[],
  seed: string,
): Result<MatchGame> {
  const rules = resolve(settings.edition, settings.houseRules);
  if (!rules.ok) return rules;
  const { edition } = rules.value;
  const [least, most] = edition.players;
  if (players.length < least || players.length > most) {
    return failure('bad-game', `${edition.id} is for ${String(least)} to ${String(most)} players.`, 'players');
  }
  const names = players.map(({ name }) => name);
  return success({
    ...startGame(edition, names, seed),
    settings,
    players: names.map((name) => ({ name })),
    seed,
    undone: 0,
  });
}
