/** Reading what pages write into attributes and properties. Bad values are failures that name the attribute. */
import { editionById } from '../editions/index.js';
import { applyHouseRules, type HouseRules } from '../house-rules/index.js';
import { parseJsonText } from '../notation/index.js';
import { HOTKEYS, hotkeyNamed, type Hotkey } from './hotkeys.js';
import { failure, shown, success, type Failure, type Result } from '../rules/index.js';
import type { Pack } from '../theme/packs/index.js';
import { readPack, type PackSetting } from '../theme/packs/read-pack.js';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const CONFIRMS = ['touch', 'always', 'never'] as const;
export const UNDOS = ['turn', 'none', 'free'] as const;

export interface PlayerSetting {
  readonly name: string;
  readonly kind: 'human';
}

/** How the nations look, as a page wrote it and in full. */
export interface Look {
  readonly setting: PackSetting;
  readonly pack: Pack;
}

const LONGEST_NAME = 40;

const bad = (at: string, text: string): Failure => failure('bad-attribute', text, at);

/** One of the words that an attribute knows. */
export function readWord<T extends string>(attribute: string, words: readonly T[], value: unknown): Result<T> {
  const word = words.find((known) => known === value);
  return word === undefined
    ? bad(attribute, `The attribute ${attribute} can be ${words.join(', ')}, not ${shown(value)}.`)
    : success(word);
}

/** Keys that are switched off, by name or by letter, with spaces between. */
export function readHotkeys(value: unknown): Result<readonly Hotkey[]> {
  if (typeof value !== 'string') return bad('hotkeys', `The attribute hotkeys is text, not ${shown(value)}.`);
  const words = value.split(/\s+/).filter(Boolean);
  const wrong = words.find((word) => hotkeyNamed(word) === undefined);
  if (wrong !== undefined)
    return bad('hotkeys', `The attribute hotkeys knows ${HOTKEYS.join(', ')}, not ${shown(wrong)}.`);
  return success(HOTKEYS.filter((hotkey) => words.some((word) => hotkeyNamed(word) === hotkey)));
}

/** A number from 0 on. */
export function readFactor(attribute: string, value: unknown): Result<number> {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0
    ? success(number)
    : bad(attribute, `The attribute ${attribute} is a number from 0 on, not ${shown(value)}.`);
}

/** Text as it is. */
export const readText = (attribute: string, value: unknown): Result<string> =>
  typeof value === 'string'
    ? success(value)
    : bad(attribute, `The attribute ${attribute} is text, not ${shown(value)}.`);

/** `board` or `board@1`, by the name that was given. */
export function readEdition(value: unknown): Result<string> {
  const edition = editionById(value);
  return edition.ok ? success(value as string) : bad('edition', edition.text);
}

/** A preset, JSON, or an object: the preset with what differs from it. */
export function readHouseRules(edition: string, value: unknown): Result<HouseRules> {
  const wish =
    typeof value === 'string' && value.trim().startsWith('{') ? readJson('house-rules', value) : success(value);
  if (!wish.ok) return wish;
  const known = editionById(edition);
  const rules = known.ok ? applyHouseRules(known.value, wish.value) : known;
  if (rules.ok) return success(rules.value.houseRules);
  // A word that is no preset is a bad attribute; an object that breaks a rule says which of its options does.
  return typeof wish.value === 'string' ? bad('house-rules', rules.text) : { ...rules, code: 'bad-house-rule' };
}

/** A list of names, JSON, or an array of names or `{name, kind}`. */
export function readPlayers(value: unknown): Result<readonly PlayerSetting[]> {
  const isJson = typeof value === 'string' && value.trim().startsWith('[');
  const list = isJson ? readJson('players', value) : success(typeof value === 'string' ? value.split(',') : value);
  if (!list.ok) return list;
  if (!Array.isArray(list.value) || list.value.length === 0)
    return bad('players', 'The attribute players is a list of names.');
  const players: PlayerSetting[] = [];
  for (const entry of list.value as readonly unknown[]) {
    const player = readPlayer(entry);
    if (!player.ok) return player;
    players.push(player.value);
  }
  return success(players);
}

function readPlayer(entry: unknown): Result<PlayerSetting> {
  const { name, kind = 'human' } = (typeof entry === 'object' && entry !== null ? entry : { name: entry }) as Record<
    string,
    unknown
  >;
  if (typeof name !== 'string' || name.trim() === '') return bad('players', `In players, ${shown(entry)} is no name.`);
  if (name.trim().length > LONGEST_NAME) {
    return bad(
      'players',
      `In players, the name ${shown(name.slice(0, LONGEST_NAME))} … is longer than ${String(LONGEST_NAME)} letters.`,
    );
  }
  if (kind !== 'human' || /^bot:/.test(name.trim()))
    return bad('players', `In players, ${shown(entry)} is no person; only people can play here.`);
  return success({ name: name.trim(), kind });
}

/** The name of a pack, JSON, or an object. */
export function readLook(value: unknown): Result<Look> {
  const isJson = typeof value === 'string' && value.trim().startsWith('{');
  const wish = isJson ? readJson('pack', value) : success(value);
  if (!wish.ok) return { ...wish, code: 'bad-pack' };
  const pack = readPack(wish.value);
  return pack.ok ? success({ setting: wish.value as PackSetting, pack: pack.value }) : pack;
}

function readJson(attribute: string, text: string): Result<unknown> {
  const json = parseJsonText(text);
  return json.ok ? json : bad(attribute, `The attribute ${attribute}: ${json.text}`);
}
