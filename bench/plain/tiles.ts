import type { EditionId, Sex } from './types.js';

/** The twelve nations. */
export const NATIONS = ['CF', 'CN', 'CU', 'DE', 'ES', 'FR', 'GB', 'IN', 'IT', 'RU', 'TR', 'US'];

/** Is this token, in a hand or on a chair, a joker? No nation's id begins with J. */
export function isJoker(token: string): boolean {
  return token.startsWith('J');
}

/** Sex of the guest or joker. */
export function sexOf(token: string): Sex {
  return token[isJoker(token) ? 1 : 2] as Sex;
}

/** Nation of an ordinary guest. */
export function nationOf(guest: string): string {
  return guest.slice(0, 2);
}

/** The nation that somebody seated stands for at a table of nation `here`: a joker without a name is at home everywhere. */
export function nationAt(token: string, here: string): string {
  if (!isJoker(token)) return nationOf(token);
  return token.length > 2 ? token.slice(3) : here;
}

/** What a seated joker looks like once it is back in a hand. */
export function nameless(joker: string): string {
  return joker.slice(0, 2);
}

/** The tiles or cards: 12 nations of 4 ladies and 4 gentlemen; 2 + 2 jokers but in the card game (docs/rules.md 3). */
export function supply(edition: EditionId): string[] {
  const guests = NATIONS.flatMap((nation) => [
    ...Array<string>(4).fill(`${nation}f`),
    ...Array<string>(4).fill(`${nation}m`),
  ]);
  return edition === 'card@1' ? guests : [...guests, 'Jf', 'Jf', 'Jm', 'Jm'];
}

/** The 24 table cards, two of each nation. */
export function tableCards(): string[] {
  return [...NATIONS, ...NATIONS];
}
