/** Printing positions, `docs/contract.md` section 3. Fields that an edition and its house rules do not use are left out. */
import { EMPTY, type Edition, type Player, type Position } from '../rules/index.js';
import { nationName, printGuest } from './guests.js';
import { hasOwnPlan } from './position-faults.js';
import type { PositionJson } from './position-json.js';

/** Prints a position; `houseRules` as they were resolved. */
export function printPosition(edition: Edition, houseRules: object, position: Position): PositionJson {
  const { plan } = edition;
  const seats = position.guests.flatMap((guest, chair) =>
    guest === EMPTY ? [] : [[plan.chairs[chair]!.id, printGuest(guest)] as const],
  );
  return {
    edition: edition.id,
    houseRules: { ...houseRules },
    ...(hasOwnPlan(edition) ? { plan: planOf(edition) } : {}),
    ...printTables(edition, position),
    seats: Object.fromEntries(seats),
    bar: position.bar.map(printGuest),
    players: position.players.map((player) => printPlayer(edition, player)),
    toMove: position.toMove,
    ...(countsRounds(edition) ? { roundStarter: position.roundStarter } : {}),
    ...(edition.birthday.threshold === null && position.birthday === null ? {} : { birthday: birthdayOf(position) }),
    turn: position.turn,
    passes: position.passes,
    bag: position.bag.slice(position.drawn).map(printGuest),
    over: position.over,
  };
}

const countsRounds = ({ turnOrder, ending }: Edition): boolean => turnOrder === 'rotating' || ending.finalRound;

const birthdayOf = ({ birthday }: Position): PositionJson['birthday'] =>
  birthday === null ? null : { nation: nationName(birthday) };

function printTables({ plan, tableCards }: Edition, { flags, tableStack }: Position): Partial<PositionJson> {
  if (tableCards === 0) return {};
  const lying = plan.tables.flatMap(({ id }, table) => {
    const nation = flags[table] ?? EMPTY;
    return nation === EMPTY ? [] : [[id, nationName(nation)] as const];
  });
  return { tables: Object.fromEntries(lying), tableStack: tableStack.map(nationName) };
}

const planOf = ({ plan }: Edition): Record<string, string[]> =>
  Object.fromEntries(
    plan.tables.map(({ id }, table) => [id, plan.chairsOf[table]!.map((chair) => plan.chairs[chair]!.id)]),
  );

const printPlayer = (
  edition: Edition,
  { outTurn, hand, faceDown, ...player }: Player,
): PositionJson['players'][number] => ({
  ...player,
  hand: hand.map(printGuest),
  ...(edition.hand.filled === 'byDrawing' ? { faceDown: faceDown.map(printGuest) } : {}),
  ...(outTurn === null ? {} : { outTurn }),
});
