/** Reading and printing positions, `docs/contract.md` section 3. */
import {
  EMPTY,
  NATIONS,
  countTables,
  failure,
  isJoker,
  ownNation,
  success,
  tileOf,
  type Edition,
  type Failure,
  type Guest,
  type Player,
  type Position,
  type Result,
  type Tile,
} from '../rules/index.js';
import { parseGuest, parseTile, printGuest } from './guests.js';
import type { PositionJson } from './position-json.js';

/** Reads a position whose shape is checked. Refused with `seats`, `hand`, `bar`, `turn`, `supply` and the place. */
export function readPosition(edition: Edition, json: PositionJson): Result<Position> {
  const guests = readSeats(edition, json.seats);
  if (!guests.ok) return guests;
  const bar = readTiles(json.bar, 'bar', 'bar');
  if (!bar.ok) return bar;
  const bag = readTiles(json.bag, 'supply', 'bag');
  if (!bag.ok) return bag;
  const players = readPlayers(edition, json.players);
  if (!players.ok) return players;
  const flags = edition.plan.nations;
  const position: Position = {
    guests: guests.value,
    flags,
    ...countTables(edition.plan, guests.value, flags),
    bar: bar.value,
    players: players.value,
    toMove: json.toMove,
    turn: json.turn,
    passes: json.passes,
    bag: bag.value,
    drawn: 0,
    over: json.over,
  };
  return faultIn(edition, position) ?? success(position);
}

function readSeats(edition: Edition, seats: PositionJson['seats']): Result<Guest[]> {
  const guests = edition.plan.chairs.map(() => EMPTY);
  for (const [id, token] of Object.entries(seats)) {
    const at = `seats.${id}`;
    const chair = edition.plan.chairIndex.get(id);
    const guest = parseGuest(token);
    if (chair === undefined) return failure('seats', `There is no chair "${id}" on this floor plan.`, at);
    if (guest === undefined) return failure('seats', `"${token}" on chair ${id} is no guest.`, at);
    const nations = (edition.plan.nationsAt[chair] ?? []).map((nation) => NATIONS[nation]);
    const nation = ownNation(guest);
    if (isJoker(guest) && nation !== undefined && !nations.includes(NATIONS[nation])) {
      return failure('seats', `The joker on chair ${id} has the name of a nation that has no table there.`, at);
    }
    guests[chair] = guest;
  }
  return success(guests);
}

function readTiles(tokens: readonly string[], code: string, at: string): Result<Tile[]> {
  const tiles = tokens.map(parseTile);
  const bad = tiles.indexOf(undefined);
  return bad < 0
    ? success(tiles as Tile[])
    : failure(code, `"${tokens[bad] ?? ''}" is no guest.`, `${at}[${String(bad)}]`);
}

function readPlayers(edition: Edition, players: PositionJson['players']): Result<Player[]> {
  const read: Player[] = [];
  for (const [i, player] of players.entries()) {
    const hand = readTiles(player.hand, 'hand', `players[${String(i)}].hand`);
    if (!hand.ok) return hand;
    const { name, points, out, handLimit = edition.handSize, outTurn = null } = player;
    read.push({ name, points, hand: hand.value, handLimit, out, outTurn });
  }
  return success(read);
}

function faultIn(edition: Edition, position: Position): Failure | undefined {
  const { players, bar, toMove } = position;
  const most = edition.players[1];
  if (players.length > most)
    return failure('syntax', `${edition.id} is for ${String(most)} players at the most.`, 'players');
  if (bar.length > edition.bar.length)
    return failure('bar', `The bar has ${String(edition.bar.length)} stools.`, 'bar');
  if (toMove >= players.length) return failure('turn', `There is no player ${String(toMove)} to move.`, 'toMove');
  const over = position.over ?? (players.every(({ out }) => out) || null);
  if (over === null && players[toMove]?.out) return failure('turn', 'The player to move has left the game.', 'toMove');
  return hasOwnPlan(edition) ? undefined : faultInSupply(edition, position);
}

/** A cut-out brings its own plan; the supply is not checked there. */
const hasOwnPlan = (edition: Edition): boolean => !Object.values(edition.layouts).includes(edition.plan);

function faultInSupply(edition: Edition, position: Position): Failure | undefined {
  const counts = edition.supply.map(() => 0);
  const seated = position.guests.filter((guest) => guest !== EMPTY).map(tileOf);
  const all = [...seated, ...position.bar, ...position.bag, ...position.players.flatMap(({ hand }) => hand)];
  for (const tile of all) counts[tile]! += 1;
  const over = counts.findIndex((count, tile) => count > edition.supply[tile]!);
  if (over < 0) return undefined;
  const text = `There are ${String(counts[over])} of ${printGuest(over)}, and the game has ${String(edition.supply[over])}.`;
  return failure('supply', text, printGuest(over));
}

/** Prints a position with every field it has; `houseRules` as they were resolved. */
export function printPosition(edition: Edition, houseRules: object, position: Position): PositionJson {
  const { plan } = edition;
  const seats = position.guests.flatMap((guest, chair) =>
    guest === EMPTY ? [] : [[plan.chairs[chair]!.id, printGuest(guest)] as const],
  );
  return {
    edition: edition.id,
    houseRules: { ...houseRules },
    ...(hasOwnPlan(edition) ? { plan: planOf(edition) } : {}),
    seats: Object.fromEntries(seats),
    bar: position.bar.map(printGuest),
    players: position.players.map(printPlayer),
    toMove: position.toMove,
    turn: position.turn,
    passes: position.passes,
    bag: position.bag.slice(position.drawn).map(printGuest),
    over: position.over,
  };
}

const planOf = ({ plan }: Edition): Record<string, string[]> =>
  Object.fromEntries(
    plan.tables.map(({ id }, table) => [id, plan.chairsOf[table]!.map((chair) => plan.chairs[chair]!.id)]),
  );

const printPlayer = ({ outTurn, hand, ...player }: Player): PositionJson['players'][number] => ({
  ...player,
  hand: hand.map(printGuest),
  ...(outTurn === null ? {} : { outTurn }),
});
