/** Games as text: a save in the form that people copy into mails and blogs. */
import { parseGameText, printGameText } from '../notation/index.js';
import { faultInParty, lawOf, replay, resolve, type RefusedTurn, type StartedGame } from '../referee/index.js';
import { failure, settle, success, type Result } from '../rules/index.js';

/** Prints a game as text. */
export function writeGameText({ settings, players, seed, log, position, undone }: StartedGame): string {
  const edition = lawOf(settings);
  if (!edition.ok) throw new Error(edition.text);
  return printGameText({
    edition: edition.value.id,
    houseRules: settings.houseRules,
    seed,
    players: players.map(({ name }) => name),
    ...(position.over === null ? {} : { result: settle(edition.value, position).map(({ final }) => final) }),
    ...(undone > 0 ? { undone } : {}),
    turns: log.map(({ text }) => ({ text })),
  });
}

/** Reads a game text and plays it again. Refused as `parseGameText`, `resolve` and `replay` say, or with `diverged`. */
export function readGameText(text: string): Result<StartedGame> | RefusedTurn {
  const parsed = parseGameText(text);
  if (!parsed.ok) return parsed;
  const { edition, houseRules, seed, players, turns, result, undone = 0 } = parsed.value;
  const rules = resolve(edition, houseRules);
  if (!rules.ok) return rules;
  const fault = faultInParty(rules.value.edition, players.length);
  if (fault) return { ...fault, code: 'syntax', at: 'Player1' };
  const game = replay(
    rules.value.edition,
    players,
    seed,
    turns.map((turn) => turn.text),
  );
  if (!game.ok) return game;
  const finals = settle(rules.value.edition, game.value.position).map(({ final }) => final);
  if (result && result.join(' ') !== finals.join(' ')) {
    return failure('diverged', `The turns lead to ${finals.join(' ')}, not to the result in the header.`, 'Result');
  }
  const settings = { edition: rules.value.edition.id, houseRules: rules.value.houseRules };
  return success({ ...game.value, settings, players: players.map((name) => ({ name })), seed, undone });
}
