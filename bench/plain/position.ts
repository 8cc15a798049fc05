import { EDITIONS } from './editions.js';
import type { Player, Position } from './types.js';

/** A position as it stands in JSON: whatever is absent has the default of docs/contract.md 3. */
export type PositionJson = Partial<Omit<Position, 'players'>> & { players: Partial<Player>[] };

/** Fills in what the JSON leaves out. */
export function complete(json: PositionJson): Position {
  const edition = json.edition ?? 'board@1';
  const { handLimit, tablesMove } = EDITIONS[edition];
  return copy({
    ...json,
    edition,
    houseRules: json.houseRules ?? {},
    ...(tablesMove && { tables: json.tables ?? {}, tableStack: json.tableStack ?? [] }),
    seats: json.seats ?? {},
    bar: json.bar ?? [],
    players: json.players.map((player) => ({
      ...player,
      name: player.name ?? '',
      points: player.points ?? 0,
      hand: player.hand ?? [],
      handLimit: player.handLimit ?? handLimit,
    })),
    toMove: json.toMove ?? 0,
    turn: json.turn ?? 1,
    passes: json.passes ?? 0,
    bag: json.bag ?? [],
  });
}

/** An independent copy; house rules, plan and the table cards are shared, since nothing changes them in place. */
export function copy(position: Position): Position {
  return {
    ...position,
    seats: { ...position.seats },
    bar: [...position.bar],
    players: position.players.map((player) => ({ ...player, hand: [...player.hand] })),
    bag: [...position.bag],
  };
}
