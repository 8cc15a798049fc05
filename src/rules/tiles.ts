/**
 * Guests as small integers, so that positions copy and compare fast. Names appear in `notation/` only.
 *
 *   0 … 23   nation × 2 + sex: the ordinary guests
 *   24, 25   the jokers
 *   26 … 49  26 + nation × 2 + sex: a seated joker that was named
 */

/** The nations of the game, `docs/rules.md 3`; a nation's number is its place here. */
export const NATIONS = ['CF', 'CN', 'CU', 'DE', 'ES', 'FR', 'GB', 'IN', 'IT', 'RU', 'TR', 'US'] as const;
export type NationId = (typeof NATIONS)[number];

export type Nation = number;
export const LADY = 0;
export const GENTLEMAN = 1;
export type Sex = typeof LADY | typeof GENTLEMAN;

/** A kind of tile in the bag, in a hand or at the bar: 0 to 25. Equal tiles are interchangeable. */
export type Tile = number;
/** A tile on a chair: as `Tile`, and 26 to 49 for a joker with a name. */
export type Guest = number;

const FIRST_JOKER = NATIONS.length * 2;
const FIRST_NAMED = FIRST_JOKER + 2;

/** How many kinds of tile there are. */
export const TILE_KINDS = FIRST_NAMED;

export const tile = (nation: Nation, sex: Sex): Tile => nation * 2 + sex;
export const joker = (sex: Sex): Tile => FIRST_JOKER + sex;
export const sexOf = (guest: Guest): Sex => (guest & 1) as Sex;
export const isJoker = (guest: Guest): boolean => guest >= FIRST_JOKER;
export const isNamed = (guest: Guest): boolean => guest >= FIRST_NAMED;
/** The joker as it sits under the name of a nation, `docs/rules.md 4.9`. */
export const named = (guest: Guest, nation: Nation): Guest => FIRST_NAMED + nation * 2 + sexOf(guest);
/** The tile that this guest is once it leaves its chair. */
export const tileOf = (guest: Guest): Tile => (isNamed(guest) ? joker(sexOf(guest)) : guest);

/** The nation a guest has by itself or by its name; undefined for a joker without one. */
export function ownNation(guest: Guest): Nation | undefined {
  if (!isJoker(guest)) return guest >> 1;
  return isNamed(guest) ? (guest - FIRST_NAMED) >> 1 : undefined;
}

/** Whether a guest counts as one of `nation` at a table of that nation; a joker without a name always does. */
export const isAtHome = (guest: Guest, nation: Nation): boolean =>
  guest < FIRST_JOKER ? guest >> 1 === nation : guest < FIRST_NAMED || (guest - FIRST_NAMED) >> 1 === nation;
