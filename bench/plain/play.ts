import { paid } from './chips.js';
import { endReason } from './ending.js';
import { barValue, rulesOf } from './house-rules.js';
import { drawn, reductions } from './refill.js';
import { moveOn } from './rounds.js';
import { seat } from './scoring.js';
import { nameless } from './tiles.js';
import type { Earnings, Player, Position, Seat, Turn } from './types.js';

const NOTHING: Earnings = { points: [], total: 0, mono: 0 };

function takeFromHand(player: Player, guest: string): void {
  player.hand.splice(player.hand.indexOf(guest), 1);
}

function refillHand(position: Position, player: Player, mono: number, draw: number | undefined): void {
  if (position.edition === 'card@1') return;
  const refill = { hand: player.hand.length, limit: player.handLimit, bag: position.bag.length, completed: mono };
  const accepted = reductions(rulesOf(position), refill, draw);
  player.handLimit -= accepted;
  player.hand.push(...position.bag.splice(0, drawn(refill, accepted)));
}

function eliminate(position: Position, player: Player): void {
  if (rulesOf(position).eliminatedTiles === 'toBag') position.bag.push(...player.hand);
  player.hand = [];
  player.out = true;
  player.outTurn = position.turn;
}

function playSeats(position: Position, player: Player, played: Seat[], draw: number | undefined): Earnings {
  const { room, points: earned, mono } = seat(position, played);
  const points = paid(position, earned);
  for (const { guest } of played) takeFromHand(player, guest);
  const taken = [...room.floor.chairs.values()].filter((chair) => room.guests[chair.index] !== undefined);
  position.seats = Object.fromEntries(taken.map((chair) => [chair.id, room.guests[chair.index]!]));
  if (room.edition.tablesMove) {
    const laid = room.floor.tables.filter((table) => room.nations[table.index] !== undefined);
    position.tables = Object.fromEntries(laid.map((table) => [table.id, room.nations[table.index]!]));
    position.tableStack = room.tableStack;
  }
  const total = points.reduce((sum, one) => sum + one, 0);
  player.points += total;
  refillHand(position, player, mono, draw);
  return { points, total, mono };
}

/** The next stool gives or costs; who cannot pay leaves, owes or pays what there is (docs/rules.md 4.12, 4.13). */
function playBar(position: Position, player: Player, guest: string): Earnings {
  const rules = rulesOf(position);
  const value = barValue(rules, position.bar.length);
  const unpaid = value < 0 && player.points + value < 0;
  takeFromHand(player, guest);
  if (unpaid && rules.bankruptcy === 'eliminate') {
    if (rules.unpaidGuest === 'stays') position.bar.push(guest);
    eliminate(position, player);
    return { points: [0], total: 0, mono: 0 };
  }
  const due = unpaid && rules.bankruptcy === 'zero' ? 0 - Math.max(0, player.points) : value;
  const points = paid(position, [due]);
  position.bar.push(guest);
  player.points += points[0]!;
  refillHand(position, player, 0, undefined);
  return { points, total: points[0]!, mono: 0 };
}

function playSwap(position: Position, player: Player, guest: string, chair: string): Earnings {
  takeFromHand(player, guest);
  player.hand.push(nameless(position.seats[chair]!));
  position.seats[chair] = guest;
  return { points: [0], total: 0, mono: 0 };
}

function playPass(position: Position, player: Player): Earnings {
  if (rulesOf(position).stuckPlayer === 'eliminate') eliminate(position, player);
  return NOTHING;
}

function playDraw(position: Position, player: Player): Earnings {
  player.hand.push(...position.bag.splice(0, 1));
  return NOTHING;
}

function playDown(player: Player, guest: string): Earnings {
  takeFromHand(player, guest);
  player.faceDown = [...(player.faceDown ?? []), guest];
  return NOTHING;
}

function act(position: Position, player: Player, turn: Turn): Earnings {
  switch (turn.kind) {
    case 'seats':
      return playSeats(position, player, turn.seats, turn.draw);
    case 'bar':
      return playBar(position, player, turn.guest);
    case 'swap':
      return playSwap(position, player, turn.guest, turn.chair);
    case 'draw':
      return playDraw(position, player);
    case 'down':
      return playDown(player, turn.guest);
    case 'pass':
      return playPass(position, player);
  }
}

/** Plays a turn that is known to be legal, in the position itself. */
export function apply(position: Position, turn: Turn): Earnings {
  const earnings = act(position, position.players[position.toMove]!, turn);
  if (turn.birthday !== undefined) position.birthday = { nation: turn.birthday };
  position.passes = turn.kind === 'pass' ? position.passes + 1 : 0;
  moveOn(position);
  const over = turn.end ? 'declared' : endReason(position);
  if (over) position.over = over;
  return earnings;
}
