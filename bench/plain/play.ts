import { endReason } from './ending.js';
import { barValue, houseRules, type HouseRules } from './house-rules.js';
import { seatedToken } from './notation.js';
import { drawn, reductions } from './refill.js';
import { scoreSeats } from './scoring.js';
import { nameless } from './tiles.js';
import type { Earnings, Player, Position, Seat, Turn } from './types.js';

function takeFromHand(player: Player, guest: string): void {
  player.hand.splice(player.hand.indexOf(guest), 1);
}

function refillHand(
  rules: HouseRules,
  position: Position,
  player: Player,
  mono: number,
  draw: number | undefined,
): void {
  const refill = { hand: player.hand.length, limit: player.handLimit, bag: position.bag.length, completed: mono };
  const accepted = reductions(rules, refill, draw);
  player.handLimit -= accepted;
  player.hand.push(...position.bag.splice(0, drawn(refill, accepted)));
}

function eliminate(rules: HouseRules, position: Position, player: Player): void {
  if (rules.eliminatedTiles === 'toBag') position.bag.push(...player.hand);
  player.hand = [];
  player.out = true;
  player.outTurn = position.turn;
}

function playSeats(
  rules: HouseRules,
  position: Position,
  player: Player,
  played: Seat[],
  draw: number | undefined,
): Earnings {
  const { points, mono } = scoreSeats(position, played);
  for (const seat of played) {
    takeFromHand(player, seat.guest);
    position.seats[seat.chair] = seatedToken(seat);
  }
  const total = points.reduce((sum, one) => sum + one, 0);
  player.points += total;
  refillHand(rules, position, player, mono, draw);
  return { points, total, mono };
}

/** The next stool gives or costs; who cannot pay leaves, owes or pays what there is (docs/rules.md 4.12, 4.13). */
function playBar(rules: HouseRules, position: Position, player: Player, guest: string): Earnings {
  const value = barValue(rules, position.bar.length);
  const unpaid = value < 0 && player.points + value < 0;
  takeFromHand(player, guest);
  if (unpaid && rules.bankruptcy === 'eliminate') {
    if (rules.unpaidGuest === 'stays') position.bar.push(guest);
    eliminate(rules, position, player);
    return { points: [0], total: 0, mono: 0 };
  }
  const total = unpaid && rules.bankruptcy === 'zero' ? 0 - Math.max(0, player.points) : value;
  position.bar.push(guest);
  player.points += total;
  refillHand(rules, position, player, 0, undefined);
  return { points: [total], total, mono: 0 };
}

function playSwap(position: Position, player: Player, guest: string, chair: string): Earnings {
  takeFromHand(player, guest);
  player.hand.push(nameless(position.seats[chair]!));
  position.seats[chair] = guest;
  return { points: [0], total: 0, mono: 0 };
}

function playPass(rules: HouseRules, position: Position, player: Player): Earnings {
  if (rules.stuckPlayer === 'eliminate') eliminate(rules, position, player);
  return { points: [], total: 0, mono: 0 };
}

function act(rules: HouseRules, position: Position, player: Player, turn: Turn): Earnings {
  switch (turn.kind) {
    case 'seats':
      return playSeats(rules, position, player, turn.seats, turn.draw);
    case 'bar':
      return playBar(rules, position, player, turn.guest);
    case 'swap':
      return playSwap(position, player, turn.guest, turn.chair);
    case 'pass':
      return playPass(rules, position, player);
  }
}

function moveOn(position: Position): void {
  position.turn += 1;
  const count = position.players.length;
  for (let step = 1; step <= count; step++) {
    const next = (position.toMove + step) % count;
    if (!position.players[next]!.out) {
      position.toMove = next;
      return;
    }
  }
}

/** Plays a turn that is known to be legal, in the position itself. */
export function apply(position: Position, turn: Turn): Earnings {
  const rules = houseRules(position.houseRules);
  const earnings = act(rules, position, position.players[position.toMove]!, turn);
  position.passes = turn.kind === 'pass' ? position.passes + 1 : 0;
  moveOn(position);
  const over = endReason(position);
  if (over) position.over = over;
  return earnings;
}
