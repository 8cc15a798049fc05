/** Carrying out a turn that the law allows: the next position, and what the turn earned. */
import { sumOf } from './bank.js';
import { billFor } from './bar.js';
import { Draft } from './draft.js';
import { barLines, seatEarnings } from './earnings.js';
import type { Edition } from './edition.js';
import { endOf } from './ending.js';
import type { FloorState } from './floor.js';
import { bagSize, mover, type Player, type Position } from './position.js';
import { refillFor } from './refill.js';
import { passOn } from './rounds.js';
import type { ScoreLine } from './scoring.js';
import { tileOf, type Tile } from './tiles.js';
import { birthdayWord, drawWord, seatsOf, type SwapStep, type Turn } from './turn.js';

/** What a turn did. */
export interface Outcome {
  /** What each step earned; a draw and a pass are no such steps. */
  readonly points: readonly number[];
  /** The change of the account. */
  readonly total: number;
  /** One-nation tables completed. */
  readonly mono: number;
  readonly lines: readonly ScoreLine[];
  readonly next: Position;
}

/** What the mover's own doing changes, before anything is drawn. */
interface Action {
  readonly hand: readonly Tile[];
  readonly points: readonly number[];
  readonly mono: number;
  readonly lines: readonly ScoreLine[];
  readonly floor: FloorState;
  readonly bar: readonly Tile[];
  /** A card that went face down. */
  readonly down: readonly Tile[];
  readonly then: 'refill' | 'drawOne' | 'keep' | 'leave';
}

/** Plays a turn without asking whether it is legal; see `judge`. The given position stays as it is. */
export function playLegal(edition: Edition, position: Position, turn: Turn): Outcome {
  const action = act(edition, position, turn);
  const total = sumOf(action.lines);
  const { player, bag, drawn } = close(edition, position, action, total, drawWord(turn));
  const players = position.players.slice();
  players[position.toMove] = player;
  const { guests, company, foreigners, flags, tableStack } = action.floor;
  const { toMove, roundStarter } = passOn(edition, position, players);
  // Written out field by field: spreading positions costs several times the rest of a turn.
  const next = {
    guests,
    flags,
    tableStack,
    company,
    foreigners,
    bar: action.bar,
    players,
    toMove,
    roundStarter,
    birthday: birthdayWord(turn) ?? position.birthday,
    turn: position.turn + 1,
    passes: turn[0]?.kind === 'pass' ? position.passes + 1 : 0,
    bag,
    drawn,
    over: null as Position['over'],
  };
  next.over = endOf(edition, next) ?? (turn.at(-1)?.kind === 'end' ? 'declared' : null);
  return { points: action.points, total, mono: action.mono, lines: action.lines, next };
}

function act(edition: Edition, position: Position, turn: Turn): Action {
  const first = turn[0];
  switch (first?.kind) {
    case 'seat':
      return actSeats(edition, position, turn);
    case 'swap':
      return actSwap(edition, position, first);
    case 'bar':
      return actBar(edition, position, first.guest);
    case 'drawCard':
      return idle(position, mover(position).hand, [], 'drawOne');
    case 'down':
      return { ...idle(position, without(mover(position).hand, first.guest), [], 'keep'), down: [first.guest] };
    default:
      return idle(position, mover(position).hand, [], edition.leaving.stuck === 'eliminate' ? 'leave' : 'keep');
  }
}

const idle = (position: Position, hand: Action['hand'], points: Action['points'], then: Action['then']): Action => ({
  hand,
  points,
  mono: 0,
  lines: [],
  floor: position,
  bar: position.bar,
  down: [],
  then,
});

function actSeats(edition: Edition, position: Position, turn: Turn): Action {
  const seats = seatsOf(turn);
  const { steps, completed, floor } = seatEarnings(edition, position, seats);
  const hand = seats.reduce((rest, { guest }) => without(rest, tileOf(guest)), mover(position).hand);
  const then = edition.hand.filled === 'afterTurn' ? 'refill' : 'keep';
  const { bar } = position;
  return { hand, points: steps.map(sumOf), mono: completed, lines: steps.flat(), floor, bar, down: [], then };
}

function actSwap(edition: Edition, position: Position, { guest, chair }: SwapStep): Action {
  const draft = new Draft(edition, position);
  const joker = tileOf(draft.floor.guestAt(chair));
  draft.floor.replace(chair, guest);
  const hand = [...without(mover(position).hand, guest), joker];
  return { ...idle(position, hand, [0], 'keep'), floor: draft.floor.state() };
}

function actBar(edition: Edition, position: Position, guest: Tile): Action {
  const { leaves } = billFor(edition, position);
  const lines = barLines(edition, position);
  const stays = !leaves || edition.barVisit.unpaidGuest === 'stays';
  const hand = without(mover(position).hand, guest);
  const bar = stays ? [...position.bar, guest] : position.bar;
  return { ...idle(position, hand, [sumOf(lines)], leaves ? 'leave' : 'refill'), lines, bar };
}

/** The mover and the bag once the turn is closed: refilled, left as they are, or without a player who leaves. */
function close(
  edition: Edition,
  position: Position,
  { hand, mono, down, then }: Action,
  total: number,
  word: number | undefined,
): { player: Player; bag: readonly Tile[]; drawn: number } {
  const { name, handLimit, faceDown, points: before } = mover(position);
  const { bag, drawn, turn } = position;
  const points = before + total;
  if (then === 'leave') {
    const rest = edition.leaving.tiles === 'toBag' ? [...bag, ...hand] : bag;
    return { player: { name, points, hand: [], handLimit, faceDown, out: true, outTurn: turn }, bag: rest, drawn };
  }
  const pile = down.length > 0 ? [...faceDown, ...down] : faceDown;
  const stay = { name, points, hand, handLimit, faceDown: pile, out: false, outTurn: null };
  if (then === 'keep') return { player: stay, bag, drawn };
  const need = { hand: hand.length, limit: handLimit, bag: bagSize(position), completed: mono };
  const { draw, limit } =
    then === 'drawOne'
      ? { draw: 1, limit: handLimit }
      : (refillFor(edition, need, word) ?? { draw: 0, limit: handLimit });
  stay.hand = draw === 0 ? hand : hand.concat(bag.slice(drawn, drawn + draw));
  stay.handLimit = limit;
  return { player: stay, bag, drawn: drawn + draw };
}

function without(hand: readonly Tile[], tile: Tile): readonly Tile[] {
  const rest = hand.slice();
  const at = rest.indexOf(tile);
  if (at >= 0) rest.splice(at, 1);
  return rest;
}
