/** The same café with everything else in it that one person cannot see. */
import type { MatchContext, TurnContext } from '../../src/flow/index.js';
import type { Played } from '../../src/referee/index.js';
import { draftOf, type Edition, type Player, type Position, type Tile } from '../../src/rules/index.js';
import { pick, type Random } from '../helpers/random.js';

/** A list in another order. */
function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]!);
}

/**
 * The position with the bag, the table stack, all cards that lie face down and every hand but that of `seenBy` dealt anew:
 * whatever is shown to that player, or to nobody in particular (null), has to be the same. The first `turned` table cards
 * were turned up in the turn that is being composed, so they stay.
 */
export function dealtAnew(position: Position, seenBy: number | null, random: Random, turned = 0): Position {
  const { bag, drawn, players, tableStack } = position;
  const hidden = (player: Player, i: number): readonly Tile[] => [
    ...(i === seenBy ? [] : player.hand),
    ...player.faceDown,
  ];
  const deck = shuffled([...bag.slice(drawn), ...players.flatMap(hidden)], random);
  const take = (tiles: readonly Tile[]): Tile[] => deck.splice(0, tiles.length);
  return {
    ...position,
    bag: [...bag.slice(0, drawn), ...take(bag.slice(drawn))],
    tableStack: [...tableStack.slice(0, turned), ...shuffled(tableStack.slice(turned), random)],
    players: players.map((player, i) => ({
      ...player,
      hand: i === seenBy ? player.hand : take(player.hand),
      faceDown: take(player.faceDown),
    })),
  };
}

/** The log with other cards face down. */
function toldAnew(log: readonly Played[], random: Random): Played[] {
  return log.map((played) => {
    const [first, ...words] = played.turn;
    if (first?.kind !== 'down') return played;
    const guest = pick(random, [0, 5, 12]);
    return { ...played, text: `down number ${String(guest)}`, turn: [{ kind: 'down', guest }, ...words] };
  });
}

/** The match, and the turn that is being composed, as they may be for all that `seenBy` knows. */
export function playedAnew(
  edition: Edition,
  { match, turn }: { readonly match: MatchContext; readonly turn: TurnContext | undefined },
  seenBy: number | null,
  random: Random,
): { readonly match: MatchContext; readonly turn: TurnContext | undefined } {
  const turned = turn ? draftOf(edition, turn.position, turn.seats).floor.turned : 0;
  const position = dealtAnew(match.position!, seenBy, random, turned);
  return { match: { ...match, position, log: toldAnew(match.log, random) }, turn: turn && { ...turn, position } };
}
