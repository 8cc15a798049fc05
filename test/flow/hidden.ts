/** The same café with everything else in it that one person cannot see. */
import type { MatchContext, TurnContext } from '../../src/flow/index.js';
import type { Played } from '../../src/referee/index.js';
import { draftOf, type Edition } from '../../src/rules/index.js';
import { dealtAnew } from '../helpers/dealt-anew.js';
import { pick, type Random } from '../helpers/random.js';

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
  const position = dealtAnew(match.position!, { seenBy, turned }, random);
  return { match: { ...match, position, log: toldAnew(match.log, random) }, turn: turn && { ...turn, position } };
}
