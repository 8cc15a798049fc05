/** Carrying out a turn that the law allows: the next position, and what the turn earned. */
import { billFor, type Bill } from './bar.js';
import { Draft } from './draft.js';
import type { Edition } from './edition.js';
import { endOf } from './ending.js';
import { bagSize, mover, type Player, type Position } from './position.js';
import { refillFor } from './refill.js';
import { scoreSeat, type ScoreLine } from './scoring.js';
import { tileOf, type Tile } from './tiles.js';
import { drawWord, isSeat, type SwapStep, type Turn } from './turn.js';

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
  readonly floor: Pick<Position, 'guests' | 'company' | 'foreigners'>;
  readonly bar: readonly Tile[];
  readonly then: 'refill' | 'keep' | 'leave';
}

/** Plays a turn without asking whether it is legal; see `judge`. The given position stays as it is. */
export function playLegal(edition: Edition, position: Position, turn: Turn): Outcome {
  const action = act(edition, position, turn);
  const total = sum(action.lines);
  const { player, bag, drawn } = close(edition, position, action, total, drawWord(turn));
  const players = position.players.slice();
  players[position.toMove] = player;
  const { guests, company, foreigners } = action.floor;
  // Written out field by field: spreading positions costs several times the rest of a turn.
  const next = {
    guests,
    flags: position.flags,
    company,
    foreigners,
    bar: action.bar,
    players,
    toMove: nextToMove(players, position.toMove),
    turn: position.turn + 1,
    passes: turn[0]?.kind === 'pass' ? position.passes + 1 : 0,
    bag,
    drawn,
    over: null as Position['over'],
  };
  next.over = endOf(edition, next);
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
  then,
});

function actSeats(edition: Edition, position: Position, turn: Turn): Action {
  const draft = new Draft(edition, position);
  const lines: ScoreLine[] = [];
  const points: number[] = [];
  let { hand } = mover(position);
  for (const step of turn) {
    if (!isSeat(step)) break;
    draft.seat(step);
    hand = without(hand, tileOf(step.guest));
    const earned = scoreSeat(draft);
    lines.push(...earned);
    points.push(sum(earned));
  }
  return { hand, points, mono: draft.completed, lines, floor: draft.floor(), bar: position.bar, then: 'refill' };
}

function actSwap(edition: Edition, position: Position, { guest, chair }: SwapStep): Action {
  const draft = new Draft(edition, position);
  const joker = tileOf(draft.guestAt(chair));
  draft.replace(chair, guest);
  const hand = [...without(mover(position).hand, guest), joker];
  return { ...idle(position, hand, [0], 'keep'), floor: draft.floor() };
}

function actBar(edition: Edition, position: Position, guest: Tile): Action {
  const bill = billFor(edition, position);
  const stays = !bill.leaves || edition.barVisit.unpaidGuest === 'stays';
  return {
    hand: without(mover(position).hand, guest),
    points: [bill.change],
    mono: 0,
    lines: barLines(position, bill),
    floor: position,
    bar: stays ? [...position.bar, guest] : position.bar,
    then: bill.leaves ? 'leave' : 'refill',
  };
}

const barLines = ({ bar }: Position, { change }: Bill): readonly ScoreLine[] =>
  change === 0 ? [] : [{ step: 0, rule: 'bar', table: null, count: bar.length + 1, points: change }];

/** The mover and the bag once the turn is closed: refilled, left as they are, or without a player who leaves. */
function close(
  edition: Edition,
  position: Position,
  { hand, mono, then }: Action,
  total: number,
  word: number | undefined,
): { player: Player; bag: readonly Tile[]; drawn: number } {
  const { name, handLimit, points: before } = mover(position);
  const { bag, drawn, turn } = position;
  const points = before + total;
  if (then === 'leave') {
    const rest = edition.leaving.tiles === 'toBag' ? [...bag, ...hand] : bag;
    return { player: { name, points, hand: [], handLimit, out: true, outTurn: turn }, bag: rest, drawn };
  }
  const stay = { name, points, hand, handLimit, out: false, outTurn: null };
  if (then === 'keep') return { player: stay, bag, drawn };
  const need = { hand: hand.length, limit: handLimit, bag: bagSize(position), completed: mono };
  const { draw, limit } = refillFor(edition, need, word) ?? { draw: 0, limit: handLimit };
  stay.hand = draw === 0 ? hand : hand.concat(bag.slice(drawn, drawn + draw));
  stay.handLimit = limit;
  return { player: stay, bag, drawn: drawn + draw };
}

/** Clockwise to the next player who is not out, also when the game ends. */
function nextToMove(players: readonly Player[], mover: number): number {
  let next = mover;
  do next = (next + 1) % players.length;
  while (players[next]?.out && next !== mover);
  return next;
}

const sum = (lines: readonly ScoreLine[]): number => lines.reduce((total, { points }) => total + points, 0);

function without(hand: readonly Tile[], tile: Tile): readonly Tile[] {
  const rest = hand.slice();
  const at = rest.indexOf(tile);
  if (at >= 0) rest.splice(at, 1);
  return rest;
}
