/** What no play under the rules in force can lead to: such positions are refused, never repaired. */
import {
  CHAIRS_AT_TABLE,
  EMPTY,
  NATIONS,
  failure,
  gentlemenIn,
  isBalanced,
  ladiesIn,
  ownNation,
  sizeOf,
  tileOf,
  type Edition,
  type EndReason,
  type Failure,
  type Nation,
  type Position,
} from '../rules/index.js';
import { nationName, printGuest } from './guests.js';

/** Most of one sex at a table that full tables beside it have emptied. */
const MOST_OF_A_SEX = 2;

/** The first rule that the position breaks; undefined if it breaks none. */
export const faultInPosition = (edition: Edition, position: Position): Failure | undefined =>
  faultInMoment(edition, position) ??
  faultInHands(edition, position) ??
  faultInGuests(edition, position) ??
  faultInTables(edition, position) ??
  faultInStack(edition, position) ??
  faultInSupply(edition, position) ??
  (hasOwnPlan(edition) ? undefined : faultInTableCards(edition, position));

/** A cut-out brings its own plan; how many there are of a kind is not checked there. */
export const hasOwnPlan = (edition: Edition): boolean => !Object.values(edition.layouts).includes(edition.plan);

function faultInMoment(edition: Edition, position: Position): Failure | undefined {
  const { players, bar, toMove, roundStarter, birthday } = position;
  const most = edition.players[1];
  if (players.length > most)
    return failure('syntax', `${edition.id} is for ${String(most)} players at the most.`, 'players');
  if (bar.length > edition.bar.length)
    return failure('bar', `The bar of ${edition.id} has ${String(edition.bar.length)} stools.`, 'bar');
  if (toMove >= players.length) return failure('turn', `There is no player ${String(toMove)} to move.`, 'toMove');
  if (roundStarter >= players.length)
    return failure('turn', `There is no player ${String(roundStarter)} to begin a round.`, 'roundStarter');
  if (birthday !== null && !mayHaveBirthday(edition, birthday))
    return failure('table', `${nationName(birthday)} has no table that could celebrate.`, 'birthday');
  if (position.over !== null && !endsBy(edition).includes(position.over))
    return failure('turn', `The game ${edition.id} does not end by ${position.over}.`, 'over');
  const over = position.over ?? (players.every(({ out }) => out) || null);
  const early = players.findIndex(({ out, outTurn }) => outTurn !== null && !out);
  if (early >= 0)
    return failure('turn', 'Somebody who has not left has no turn of leaving.', `players[${String(early)}].outTurn`);
  if (over === null && players[toMove]?.out) return failure('turn', 'The player to move has left the game.', 'toMove');
  return undefined;
}

/** The reasons for which the edition ends; with cards the end can be declared too. */
const endsBy = ({ ending, hand }: Edition): readonly EndReason[] =>
  hand.filled === 'byDrawing' ? [...ending.reasons, 'declared'] : ending.reasons;

/** The board game only; in a cut-out the nation may have its tables outside of it. */
const mayHaveBirthday = (edition: Edition, nation: Nation): boolean =>
  edition.tableCards === 0 && (hasOwnPlan(edition) || edition.plan.nations.includes(nation));

function faultInHands(edition: Edition, { players }: Position): Failure | undefined {
  const { limit, filled } = edition.hand;
  const large = players.findIndex(({ hand, handLimit }) => hand.length > limit || handLimit > limit);
  if (large >= 0)
    return failure('hand', `A hand of ${edition.id} holds ${String(limit)} at the most.`, `players[${String(large)}]`);
  const none = filled === 'byDrawing' ? players.findIndex(({ handLimit }) => handLimit === 0) : -1;
  if (none >= 0) return failure('hand', `A hand of ${edition.id} is filled by drawing.`, `players[${String(none)}]`);
  const down = filled === 'byDrawing' ? -1 : players.findIndex(({ faceDown }) => faceDown.length > 0);
  return down < 0
    ? undefined
    : failure('hand', `Nothing lies face down in ${edition.id}.`, `players[${String(down)}].faceDown`);
}

/** In a cut-out a guest may sit there for a table outside of it; in the card game his table may have been cleared. */
function faultInGuests(edition: Edition, { guests }: Position): Failure | undefined {
  const { plan, tableCards } = edition;
  if (tableCards > 0 || hasOwnPlan(edition)) return undefined;
  const chair = guests.findIndex((guest, at) => {
    const nation = guest === EMPTY ? undefined : ownNation(guest);
    return nation !== undefined && plan.nationsAt[at]?.includes(nation) === false;
  });
  if (chair < 0) return undefined;
  const { id } = plan.chairs[chair]!;
  const nation = nationName(ownNation(guests[chair]!)!);
  return failure('seats', `A guest from ${nation} sits on chair ${id}, where no table is theirs.`, `seats.${id}`);
}

function faultInTables(edition: Edition, { company }: Position): Failure | undefined {
  const table = company.findIndex((at) => !canStand(edition, at));
  if (table < 0) return undefined;
  const id = edition.plan.tables[table]?.id ?? '';
  const [ladies, gentlemen] = [ladiesIn(company[table]!), gentlemenIn(company[table]!)];
  const round = `${String(ladies)} ladies and ${String(gentlemen)} gentlemen`;
  return failure('table', `No play leaves ${round} at table ${id}.`, id);
}

/** Whether these guests can be round a table when a turn is over. */
function canStand({ tableCards, singleSex }: Edition, company: number): boolean {
  const [ladies, gentlemen] = [ladiesIn(company), gentlemenIn(company)];
  if (tableCards > 0 && sizeOf(company) >= CHAIRS_AT_TABLE) return false;
  if (singleSex.allowed && singleSex.neighbours === 'exempt') return true;
  if (tableCards > 0) return ladies <= MOST_OF_A_SEX && gentlemen <= MOST_OF_A_SEX;
  return isBalanced(company) || (singleSex.allowed && Math.max(ladies, gentlemen) === CHAIRS_AT_TABLE);
}

function faultInSupply(edition: Edition, position: Position): Failure | undefined {
  const counts = edition.supply.map(() => 0);
  const seated = position.guests.filter((guest) => guest !== EMPTY).map(tileOf);
  const held = position.players.flatMap(({ hand, faceDown }) => [...hand, ...faceDown]);
  for (const tile of [...seated, ...position.bar, ...position.bag, ...held]) counts[tile]! += 1;
  const isOver = (count: number, most: number): boolean => count > most && (most === 0 || !hasOwnPlan(edition));
  const over = counts.findIndex((count, tile) => isOver(count, edition.supply[tile]!));
  if (over < 0) return undefined;
  const text = `There are ${String(counts[over])} of ${printGuest(over)}, and the game has ${String(edition.supply[over])}.`;
  return failure('supply', text, printGuest(over));
}

const faultInStack = ({ tableCards }: Edition, { tableStack }: Position): Failure | undefined =>
  tableCards > 0 || tableStack.length === 0
    ? undefined
    : failure('table', 'There are no table cards here.', 'tableStack');

function faultInTableCards({ tableCards, plan }: Edition, { flags, tableStack }: Position): Failure | undefined {
  if (tableCards === 0) return undefined;
  const empty = flags.indexOf(EMPTY);
  if (empty >= 0 && tableStack.length > 0) {
    const id = plan.tables[empty]?.id ?? '';
    return failure('table', `The place ${id} has no table, though there are table cards left.`, `tables.${id}`);
  }
  const cards = [...flags, ...tableStack];
  const over = NATIONS.findIndex((_, nation) => cards.filter((card) => card === nation).length > tableCards);
  return over < 0
    ? undefined
    : failure(
        'supply',
        `There are more than ${String(tableCards)} table cards of ${nationName(over)}.`,
        nationName(over),
      );
}
