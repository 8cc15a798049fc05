import { isBalanced } from './balance.js';
import type { Chair } from './floor.js';
import type { HouseRules } from './house-rules.js';
import { hasCompany, roomOf, sit, stand, type Room } from './room.js';
import { isJoker, nationOf, sexOf } from './tiles.js';
import type { Code, Position } from './types.js';

function nationFits(rules: HouseRules, guest: string, chair: Chair, joker: string): boolean {
  if (!chair.nations.includes(nationOf(guest))) return false;
  const name = joker.slice(3);
  return rules.swapNation === 'either' || name === '' || name === nationOf(guest);
}

function afterwardsRefusal(room: Room, chair: Chair, sameSex: boolean): Code | null {
  if (!sameSex && !isBalanced(room, chair)) return 'balance';
  return hasCompany(room, chair) ? null : 'isolated';
}

/** Why this guest may not be exchanged for the joker on that chair (docs/rules.md 4.10; docs/contract.md 8, Swap). */
export function swapRefusal(position: Position, guest: string, chairId: string, room = roomOf(position)): Code | null {
  if (!position.players[position.toMove]!.hand.includes(guest)) return 'notInHand';
  const chair = room.floor.chairs.get(chairId);
  if (!chair) return 'unknownChair';
  const joker = room.guests[chair.index];
  const isExchanged = joker !== undefined && isJoker(joker) && !room.edition.tablesMove;
  if (!isExchanged) return 'noJoker';
  if (!nationFits(room.rules, guest, chair, joker)) return 'nation';
  const sameSex = sexOf(guest) === sexOf(joker);
  if (!sameSex && room.rules.swapGender === 'same') return 'gender';
  stand(room, chair);
  sit(room, chair, guest);
  const refusal = afterwardsRefusal(room, chair, sameSex);
  stand(room, chair);
  sit(room, chair, joker);
  return refusal;
}

/** All legal exchanges. */
export function swaps(position: Position, room = roomOf(position)): { guest: string; chair: string }[] {
  const guests = [...new Set(position.players[position.toMove]!.hand)].filter((guest) => !isJoker(guest));
  const jokers = Object.keys(position.seats).filter((chair) => isJoker(position.seats[chair]!));
  return guests
    .flatMap((guest) => jokers.map((chair) => ({ guest, chair })))
    .filter(({ guest, chair }) => !swapRefusal(position, guest, chair, room));
}
