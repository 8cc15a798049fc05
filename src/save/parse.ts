/** Taking up a saved game: parse, migrate, replay through the rules, compare the digest. */
import * as v from 'valibot';
import { parseJsonText } from '../notation/index.js';
import { faultInParty, replay, resolve, type StartedGame } from '../referee/index.js';
import { failure, success, type Result } from '../rules/index.js';
import { digestOf } from './digest.js';
import { migrate } from './migrate.js';
import { saveSchema, type SavedGame } from './schema.js';

/**
 * Reads a save, an object or its JSON text. Refused with `not-a-save`, `too-new`, `unknown-edition`, `bad-house-rules`,
 * `illegal-turn` (`at` is its number) or `diverged`.
 */
export function parseSave(saved: unknown): Result<StartedGame> {
  const json = typeof saved === 'string' ? parseJson(saved) : success(saved);
  if (!json.ok) return json;
  const lifted = migrate(json.value);
  if (!lifted.ok) return lifted;
  const parsed = v.safeParse(saveSchema, lifted.value, { abortEarly: true });
  // House rules go on as they came: the schema drops keys like `__proto__` in silence, and house rules refuse them.
  if (parsed.success) return load({ ...parsed.output, houseRules: lifted.value['houseRules'] });
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue) ?? 'save';
  return failure('not-a-save', `The saved game needs something else at ${path}: ${issue.message}.`, path);
}

function load(save: Omit<SavedGame, 'houseRules'> & { readonly houseRules: unknown }): Result<StartedGame> {
  const { houseRules, seed, turns, undone = 0 } = save;
  const rules = resolve(save.edition, houseRules);
  if (!rules.ok) return rules.code === 'bad-house-rule' ? { ...rules, code: 'bad-house-rules' } : rules;
  const { edition } = rules.value;
  const fault = faultInParty(edition, save.players.length);
  if (fault) return { ...fault, code: 'not-a-save' };
  const game = replay(
    edition,
    save.players.map(({ name }) => name),
    seed,
    turns,
  );
  if (!game.ok) return failure(game.code, game.text, game.at);
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

function parseJson(text: string): Result<unknown> {
  const json = parseJsonText(text);
  return json.ok ? json : failure('not-a-save', `The saved game: ${json.text}`, 'save');
}
