/** Game texts, `docs/contract.md` section 2: headers, an empty line, numbered turns with comments in braces. */
import { failure, success, type Failure, type Result } from '../rules/index.js';
import { parseJsonText } from './json-text.js';

/** A game as a blog or a mail carries it. */
export interface GameText {
  readonly edition: string;
  readonly houseRules: unknown;
  readonly seed: string;
  readonly players: readonly string[];
  /** Final accounts in the order of the players, once the game is over. */
  readonly result?: readonly number[];
  /** Turns that were taken back although something hidden had been seen; from 1. */
  readonly undone?: number;
  /** What is said before the first turn. */
  readonly comment?: string;
  readonly turns: readonly NumberedTurn[];
}

export interface NumberedTurn {
  /** In notation. */
  readonly text: string;
  readonly comment?: string;
}

const LINE_WIDTH = 100;
const HEADER = /^\[(\w+) "(.*)"\]$/s;
const ESCAPED = /\\(.)/gs;
const COUNT = /^[1-9]\d{0,14}$/;
const POINTS = /^(?:0|-?[1-9]\d{0,14})$/;
const TOKEN = /\{([^{}]*)\}|(\d+)\.(?=\s|$)|([^\s{}]+)|(\S)/g;

/** Prints a game text; braces in comments become brackets, and line ends the same everywhere. */
export function printGameText(game: GameText): string {
  const headers: [string, string][] = [
    ['Edition', game.edition],
    ['HouseRules', JSON.stringify(game.houseRules)],
    ['Seed', game.seed],
    ...game.players.map((name, i): [string, string] => [`Player${String(i + 1)}`, name]),
    ...(game.result ? [['Result', game.result.join(' ')] as [string, string]] : []),
    ...(game.undone === undefined ? [] : [['Undone', String(game.undone)] as [string, string]]),
  ];
  const head = headers.map(([name, value]) => `[${name} "${escape(value)}"]`).join('\n');
  return `${head}\n\n${wrap([...commentWords(game.comment), ...game.turns.flatMap(wordsOf)])}\n`;
}

const wordsOf = ({ text, comment }: NumberedTurn, i: number): string[] => [
  `${String(i + 1)}. ${text}`,
  ...commentWords(comment),
];

const commentWords = (comment: string | undefined): string[] =>
  comment === undefined ? [] : [`{${comment.replaceAll('{', '[').replaceAll('}', ']').replace(/\r\n?/g, '\n')}}`];

function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE_WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** Line breaks would end a header, so they are written as their escapes. */
const escape = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\r', '\\r');

const unescape = (value: string): string =>
  value.replace(ESCAPED, (_, letter: string) => ({ n: '\n', r: '\r' })[letter] ?? letter);

/** Whether every quote, and every backslash, stands behind a backslash. */
const isEscaped = (value: string): boolean => !/["\\]/.test(value.replace(ESCAPED, ''));

/** Reads a game text; the turns are not judged. Refused with `syntax` and the line or the turn. */
export function parseGameText(text: string): Result<GameText> {
  const lines = text.split(/\r?\n/);
  const start = lines.findIndex((line) => line.trim() === '');
  const headers = readHeaders(lines.slice(0, start < 0 ? lines.length : start));
  if (!headers.ok) return headers;
  const turns = readTurns(start < 0 ? '' : lines.slice(start).join('\n'));
  if (!turns.ok) return turns;
  const game = fromHeaders(headers.value);
  return game.ok ? success({ ...game.value, ...turns.value }) : game;
}

const bad = (text: string, at: string): Failure => failure('syntax', text, at);

function readHeaders(lines: readonly string[]): Result<Map<string, string>> {
  const headers = new Map<string, string>();
  for (const [i, line] of lines.entries()) {
    const [, name, value] = HEADER.exec(line.trim()) ?? [];
    const at = `line ${String(i + 1)}`;
    if (name === undefined || value === undefined || !isEscaped(value))
      return bad(`A header looks like [Name "value"], and ${at} does not.`, at);
    if (headers.has(name)) return bad(`The header ${name} stands there twice.`, at);
    headers.set(name, unescape(value));
  }
  return success(headers);
}

type Head = Omit<GameText, 'turns' | 'comment'>;

function fromHeaders(headers: ReadonlyMap<string, string>): Result<Head> {
  const edition = headers.get('Edition');
  const seed = headers.get('Seed');
  if (edition === undefined) return bad('The header Edition is missing.', 'Edition');
  if (seed === undefined) return bad('The header Seed is missing.', 'Seed');
  const houseRules = readRules(headers.get('HouseRules') ?? '{}');
  if (!houseRules.ok) return houseRules;
  const players: string[] = [];
  for (
    let name = headers.get('Player1');
    name !== undefined;
    name = headers.get(`Player${String(players.length + 1)}`)
  ) {
    players.push(name);
  }
  const known = new Set(players.map((_, i) => `Player${String(i + 1)}`));
  const stray = [...headers.keys()].find((name) => /^Player\d+$/.test(name) && !known.has(name));
  if (stray !== undefined)
    return bad(`Players are numbered from 1 without a gap, and ${stray} is none of them.`, stray);
  const result = headers.get('Result')?.split(' ');
  if (result?.some((points) => !POINTS.test(points))) return bad('The header Result is a list of points.', 'Result');
  const undone = headers.get('Undone');
  if (undone !== undefined && !COUNT.test(undone)) return bad('The header Undone is a number from 1.', 'Undone');
  const points = result && { result: result.map(Number) };
  const count = undone === undefined ? {} : { undone: Number(undone) };
  return success({ edition, houseRules: houseRules.value, seed, players, ...points, ...count });
}

function readRules(text: string): Result<unknown> {
  const json = parseJsonText(text);
  return json.ok ? json : bad(`The header HouseRules: ${json.text}`, 'HouseRules');
}

function readTurns(body: string): Result<Pick<GameText, 'turns' | 'comment'>> {
  const turns: { words: string[]; comments: string[] }[] = [];
  const before: string[] = [];
  for (const [whole, comment, number, word] of body.matchAll(TOKEN)) {
    const turn = turns.at(-1);
    const at = `turn ${String(turns.length)}`;
    if (number !== undefined) {
      if (Number(number) !== turns.length + 1)
        return bad(`Turn ${String(turns.length + 1)} is missing before ${whole}`, at);
      turns.push({ words: [], comments: [] });
    } else if (comment !== undefined) (turn?.comments ?? before).push(comment);
    else if (!turn) return bad(`The turns begin with "1.", not with ${whole}`, at);
    else if (word !== undefined && turn.comments.length === 0) turn.words.push(word);
    else return bad(`"${whole}" has no place in ${at}.`, at);
  }
  const empty = turns.findIndex(({ words }) => words.length === 0);
  if (empty >= 0) return bad(`Turn ${String(empty + 1)} is empty.`, `turn ${String(empty + 1)}`);
  return success({
    ...joined(before),
    turns: turns.map(({ words, comments }) => ({ text: words.join(' '), ...joined(comments) })),
  });
}

/** Comments that follow each other are one. */
const joined = (comments: readonly string[]): { comment?: string } =>
  comments.length > 0 ? { comment: comments.join(' ') } : {};
