/** Reading positions, `docs/contract.md` section 3. */
import {
  EMPTY,
  countTables,
  failure,
  isJoker,
  ownNation,
  success,
  type Edition,
  type Guest,
  type Nation,
  type Player,
  type Position,
  type Result,
  type Tile,
} from '../rules/index.js';
import { parseGuest, parseNation, parseTile } from './guests.js';
import { faultInPosition } from './position-faults.js';
import type { PositionJson } from './position-json.js';

/** Reads a position whose shape is checked. Refused with a code of `docs/contract.md` section 7 and the place. */
export function readPosition(edition: Edition, json: PositionJson): Result<Position> {
  const flags = readTables(edition, json.tables);
  if (!flags.ok) return flags;
  const tableStack = readNations(json.tableStack ?? [], 'tableStack');
  if (!tableStack.ok) return tableStack;
  const guests = readSeats(edition, flags.value, json.seats);
  if (!guests.ok) return guests;
  const bar = readTiles(json.bar, 'bar', 'bar');
  if (!bar.ok) return bar;
  const bag = readTiles(json.bag, 'supply', 'bag');
  if (!bag.ok) return bag;
  const players = readPlayers(edition, json.players);
  if (!players.ok) return players;
  const birthday = readNations(json.birthday ? [json.birthday.nation] : [], 'birthday');
  if (!birthday.ok) return birthday;
  const { toMove, turn, passes, over } = json;
  const position: Position = {
    guests: guests.value,
    flags: flags.value,
    tableStack: tableStack.value,
    ...countTables(edition.plan, guests.value, flags.value),
    bar: bar.value,
    players: players.value,
    toMove,
    roundStarter: json.roundStarter ?? starterBefore(toMove, turn, players.value.length),
    birthday: birthday.value[0] ?? null,
    turn,
    passes,
    bag: bag.value,
    drawn: 0,
    over,
  };
  return faultInPosition(edition, position) ?? success(position);
}

/** Who began if nobody was ever skipped. */
const starterBefore = (toMove: number, turn: number, players: number): number =>
  (((toMove - turn) % players) + players) % players;

function readTables(edition: Edition, tables: PositionJson['tables'] = {}): Result<readonly Nation[]> {
  const { plan, tableCards } = edition;
  const stray = Object.keys(tables).find((id) => tableCards === 0 || !plan.tableIndex.has(id));
  if (stray !== undefined) {
    const text = tableCards === 0 ? 'deals no table cards' : `has no place "${stray}"`;
    return failure('table', `${edition.id} ${text}.`, `tables.${stray}`);
  }
  if (tableCards === 0) return success(plan.nations);
  const flags: Nation[] = [];
  for (const { id } of plan.tables) {
    const name = Object.hasOwn(tables, id) ? tables[id] : undefined;
    const nation = name === undefined ? EMPTY : parseNation(name);
    if (nation === undefined) return failure('table', `"${name ?? ''}" at ${id} is no nation.`, `tables.${id}`);
    flags.push(nation);
  }
  return success(flags);
}

function readNations(names: readonly string[], at: string): Result<Nation[]> {
  const nations = names.map(parseNation);
  const bad = nations.indexOf(undefined);
  return bad < 0 ? success(nations as Nation[]) : failure('table', `"${names[bad] ?? ''}" is no nation.`, at);
}

function readSeats(edition: Edition, flags: readonly Nation[], seats: PositionJson['seats']): Result<Guest[]> {
  const { plan } = edition;
  const guests = plan.chairs.map(() => EMPTY);
  for (const [id, token] of Object.entries(seats)) {
    const at = `seats.${id}`;
    const chair = plan.chairIndex.get(id);
    const guest = parseGuest(token);
    if (chair === undefined) return failure('seats', `There is no chair "${id}" on this floor plan.`, at);
    if (guest === undefined) return failure('seats', `"${token}" on chair ${id} is no guest.`, at);
    const nations = (plan.tablesOf[chair] ?? []).map((table) => flags[table]);
    const nation = ownNation(guest);
    if (isJoker(guest) && nation !== undefined && edition.tableCards === 0 && !nations.includes(nation)) {
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
    const at = `players[${String(i)}]`;
    const hand = readTiles(player.hand, 'hand', `${at}.hand`);
    if (!hand.ok) return hand;
    const faceDown = readTiles(player.faceDown ?? [], 'hand', `${at}.faceDown`);
    if (!faceDown.ok) return faceDown;
    const { name, points, out, handLimit = edition.hand.limit, outTurn = null } = player;
    read.push({ name, points, hand: hand.value, handLimit, faceDown: faceDown.value, out, outTurn });
  }
  return success(read);
}
