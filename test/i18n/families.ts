/** The ids that code puts together at run time: `<family>-<member>`. Here is every member, so none can be forgotten. */
import { HOUSE_RULES } from '../../src/house-rules/index.js';
import { HOTKEYS } from '../../src/elements/hotkeys.js';
import { CHAPTERS } from '../../src/rule-book/chapters/index.js';
import type { NationId, PointsView, StepView } from '../../src/flow/views.js';

const nations: readonly (NationId | 'unknown')[] = [
  ...(['CF', 'CN', 'CU', 'DE', 'ES', 'FR', 'GB', 'IN', 'IT', 'RU', 'TR', 'US'] as const),
  'unknown', // a joker without a name
];

const points: readonly PointsView['rule'][] = [
  ...(['company', 'oneNation', 'loneGuest', 'klatch', 'regulars', 'bar', 'birthday', 'chips'] as const),
];

/** Kinds of step whose line in the log is called after them. */
const steps: readonly StepView['kind'][] = ['seat', 'swap', 'pass', 'draw', 'down', 'end'];

/** docs/contract.md, section 4. */
const reasons =
  `nation occupied balance isolated jokerNeedsNation tooMany noJoker gender jokerAtBar barFull turnOver notInHand
   notYourTurn gameOver mustScore mustJoin notSingleSex handLimit notAtLimit mayNotPass unknownChair drawCount mustSeat
   mayNotEnd birthday notation`.split(/\s+/);

/** docs/contract.md, section 4. */
const ends = 'bar chairs bag emptyHand onePlayerLeft allStuck guestStack tableStack declared'.split(' ');

/** The values of every house rule; `own` where it takes up others as well. */
const options = Object.fromEntries(
  HOUSE_RULES.map(({ id, values, also }) => [id, [...values.map(String), ...(also ? ['own'] : [])]]),
);

/** Members of each family, by its prefix. */
export const families: Readonly<Record<string, readonly string[]>> = {
  nation: nations,
  points,
  log: [...steps, 'copied', 'copied-closed'],
  place: 'NNW NW NE C SW SE SSE'.split(' '),
  final: ['afterDrawing', 'onceTurned', 'tableTurned', 'onceOver'],
  reason: reasons,
  end: ends,
  option: Object.entries(options).flatMap(([id, values]) => [id, ...['about', ...values].map((end) => `${id}-${end}`)]),
  options: 'cafe seating points jokers bar hand end variants cards'.split(' '),
  edition: ['board', 'card', 'app12'].flatMap((id) => [id, `${id}-about`]),
  preset: ['classic1989', 'amigo', 'bsw'].flatMap((id) => [id, `${id}-about`]),
  prompt:
    `choose choose-card choose-card-unseated held held-down preview preview-bar owing-partner owing-balance must-join offering-more confirm naming-joker choosing-draw
    choosing-birthday choosing-end curtain must-pass lobby over`.split(/\s+/),
  action:
    'confirm take-back undo pass bar draw draw-card down end play-on ready fill-up name birthday start rematch'.split(
      ' ',
    ),
  key: ['tab', 'arrows', 'ends', 'pages', 'enter', 'escape'],
  keys: ['tab', 'arrows', 'ends', 'pages', 'enter', 'escape', ...HOTKEYS],
  chapter: CHAPTERS.map(({ id }) => id),
  problem: ['few', 'many', 'unnamed', 'same-name'],
};

/** All ids of all families. */
export const familyIds: readonly string[] = Object.entries(families).flatMap(([family, members]) =>
  members.map((member) => `${family}-${member}`),
);
