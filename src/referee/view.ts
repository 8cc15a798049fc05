/** What one player may see of a position: neither the order of the bag nor what others keep closed. */
import type { PositionInput, PositionJson } from '../notation/index.js';
import { failure, shown } from '../rules/index.js';
import { BadInputError } from './errors.js';
import { closePosition, openPosition } from './open-position.js';

type PlayerJson = PositionJson['players'][number];

/** A player as another one sees him, where hands are closed. */
export type ClosedPlayer = Omit<PlayerJson, 'hand' | 'faceDown'> & {
  readonly handSize: number;
  readonly faceDownSize?: number;
};

export type View = Omit<PositionJson, 'bag' | 'tableStack' | 'players'> & {
  readonly bagSize: number;
  readonly tableStackSize?: number;
  readonly players: readonly (PlayerJson | ClosedPlayer)[];
};

/** What a player may see. Throws a `BadInputError` for a bad position, or a player who is not in the game. */
export function viewFor(position: PositionInput, player: number): View {
  const open = openPosition(position);
  if (!open.ok) throw new BadInputError(open);
  if (!Number.isInteger(player) || !open.value.position.players[player]) {
    throw new BadInputError(failure('bad-players', `There is no player ${shown(player)}.`, 'player'));
  }
  const { bag, tableStack, players, ...seen } = closePosition(open.value);
  const isOpen = open.value.edition.hand.open;
  return {
    ...seen,
    players: players.map((other, i) => (isOpen || i === player ? other : closed(other))),
    bagSize: bag.length,
    ...(tableStack ? { tableStackSize: tableStack.length } : {}),
  };
}

const closed = ({ hand, faceDown, ...player }: PlayerJson): ClosedPlayer => ({
  ...player,
  handSize: hand.length,
  ...(faceDown ? { faceDownSize: faceDown.length } : {}),
});
