/** The ids that code puts together at run time: `<family>-<member>`. Here is every member, so none can be forgotten. */
import { HOUSE_RULES } from '../../src/house-rules/index.js';
import type { NationId, PointsView } from '../../src/flow/views.js';

const nations: readonly (NationId | 'unknown')[] = [
  ...(['CF', 'CN', 'CU', 'DE', 'ES', 'FR', 'GB', 'IN', 'IT', 'RU', 'TR', 'US'] as const),
  'unknown', // a joker without a name
];

const points: readonly PointsView['rule'][] = ['company', 'oneNation', 'loneGuest', 'bar'];

/** docs/contract.md, section 4. */
const reasons =
  `nation occupied balance isolated jokerNeedsNation tooMany noJoker gender jokerAtBar barFull turnOver notInHand
   notYourTurn gameOver mustScore mustJoin notSingleSex handLimit notAtLimit mayNotPass unknownChair drawCount mustSeat
   mayNotEnd birthday notation`.split(/\s+/);

/** docs/contract.md, section 4. */
const ends = 'bar chairs bag emptyHand onePlayerLeft allStuck guestStack tableStack declared'.split(' ');

/** The values of every house rule; `own` where it also takes up a list. */
const options = Object.fromEntries(
  HOUSE_RULES.map(({ id, values, also }) => [id, [...values.map(String), ...(also ? ['own'] : [])]]),
);

/** Members of each family, by its prefix. */
export const families: Readonly<Record<string, readonly string[]>> = {
  nation: nations,
  points,
  reason: reasons,
  end: ends,
  option: Object.entries(options).flatMap(([id, values]) => [id, ...values.map((value) => `${id}-${value}`)]),
  preset: ['classic1989', 'amigo', 'bsw'].flatMap((id) => [id, `${id}-about`]),
  prompt: `choose held owing-partner offering-more confirm naming-joker choosing-draw must-pass lobby over`.split(' '),
  action: 'confirm take-back undo pass bar draw fill-up name start rematch'.split(' '),
  problem: ['few', 'many', 'unnamed', 'same-name'],
};

/** All ids of all families. */
export const familyIds: readonly string[] = Object.entries(families).flatMap(([family, members]) =>
  members.map((member) => `${family}-${member}`),
);
