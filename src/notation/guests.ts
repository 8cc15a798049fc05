/** Guest tokens, `docs/contract.md` section 1: `GBf`, `Jm`, and `Jf=GB` for a seated joker with a name. */
import {
  GENTLEMAN,
  LADY,
  NATIONS,
  isJoker,
  isNamed,
  joker,
  named,
  ownNation,
  sexOf,
  tile,
  type Guest,
  type Nation,
  type Sex,
  type Tile,
} from '../rules/index.js';

const SEX_LETTERS = ['f', 'm'] as const;
const TOKEN = /^(?:([A-Z]{2})|J)([fm])(?:=([A-Z]{2}))?$/;

export const nationName = (nation: Nation): (typeof NATIONS)[number] => NATIONS[nation]!;

/** The nation's number, or undefined for a name that is none. */
export function parseNation(name: string): Nation | undefined {
  const nation = (NATIONS as readonly string[]).indexOf(name);
  return nation < 0 ? undefined : nation;
}

export function printGuest(guest: Guest): string {
  const letter = SEX_LETTERS[sexOf(guest)];
  const nation = ownNation(guest);
  if (!isJoker(guest)) return `${nationName(nation!)}${letter}`;
  return isNamed(guest) ? `J${letter}=${nationName(nation!)}` : `J${letter}`;
}

/** A guest token with or without a name; undefined for anything else. */
export function parseGuest(token: string): Guest | undefined {
  const match = TOKEN.exec(token);
  if (!match) return undefined;
  const [, nationPart, letter, namePart] = match;
  const sex: Sex = letter === 'f' ? LADY : GENTLEMAN;
  if (nationPart !== undefined) {
    const nation = parseNation(nationPart);
    return nation === undefined || namePart !== undefined ? undefined : tile(nation, sex);
  }
  if (namePart === undefined) return joker(sex);
  const nation = parseNation(namePart);
  return nation === undefined ? undefined : named(joker(sex), nation);
}

/** A token for a tile in a hand, in the bag or at the bar: no names. */
export function parseTile(token: string): Tile | undefined {
  const guest = parseGuest(token);
  return guest === undefined || isNamed(guest) ? undefined : guest;
}
