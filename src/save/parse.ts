/** Taking up a saved game: parse, migrate, replay through the rules, compare the digest. */
import * as v from 'valibot';
import { replay, resolve, type Game, type Settings } from '../referee/index.js';
import { failure, success, type Failure, type Result } from '../rules/index.js';
import { digestOf } from './digest.js';
import { migrate } from './migrate.js';
import { saveSchema, type SavedGame } from './schema.js';

/** A saved game that was replayed to its last turn. */
export interface LoadedGame extends Game {
  readonly settings: Settings;
  readonly players: readonly { readonly name: string }[];
  readonly seed: string;
  readonly undone: number;
}

/**
 * Reads a save, an object or its JSON text. Refused with `not-a-save`, `too-new`, `unknown-edition`, `bad-house-rules`,
 * `illegal-turn` (`at` is its number) or `diverged`.
 */
export function parseSave(saved: unknown): Result<LoadedGame> {
  const json = typeof saved === 'string' ? parseJson(saved) : success(saved);
  if (!json.ok) return json;
  const lifted = migrate(json.value);
  if (!lifted.ok) return lifted;
  const parsed = v.safeParse(saveSchema, lifted.value, { abortEarly: true });
  if (parsed.success) return load(parsed.output);
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue) ?? 'save';
  return failure('not-a-save', `The saved game needs something else at ${path}: ${issue.message}.`, path);
}

function load(save: SavedGame): Result<LoadedGame> {
  const { houseRules, seed, turns, undone = 0 } = save;
  const rules = resolve(save.edition, houseRules);
  if (!rules.ok) return rules.code === 'bad-house-rule' ? { ...rules, code: 'bad-house-rules' } : rules;
  const { edition } = rules.value;
  const fault = faultInPlayers(save, edition.players);
  if (fault) return fault;
  const game = replay(
    edition,
    save.players.map(({ name }) => name),
    seed,
    turns,
  );
  if (!game.ok) return game;
  if (digestOf(edition, rules.value.houseRules, { ...game.value, seed, undone }) !== save.digest) {
    return failure(
      'diverged',
      'Playing the saved turns again leads to another café than the one that was saved.',
      'digest',
    );
  }
  const settings = { edition: edition.id, houseRules: rules.value.houseRules };
  return success({ ...game.value, settings, players: save.players.map(({ name }) => ({ name })), seed, undone });
}

function faultInPlayers({ players }: SavedGame, [least, most]: readonly [number, number]): Failure | undefined {
  const count = players.length;
  return count < least || count > most
    ? failure(
        'not-a-save',
        `The saved game has ${String(count)} players; ${String(least)} to ${String(most)} can play.`,
        'players',
      )
    : undefined;
}

function parseJson(text: string): Result<unknown> {
  try {
    return success(JSON.parse(text) as unknown);
  } catch (error) {
    return failure('not-a-save', `The saved game is not JSON: ${(error as Error).message}`, 'save');
  }
}
