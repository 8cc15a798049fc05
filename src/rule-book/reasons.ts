/** What in the book explains a refusal, or a line of points: the section, and the sentences. */
import type { Edition, ReasonCode, ScoreLine } from '../rules/index.js';
import { drawsCards } from './editions.js';

type ByCode = Readonly<Record<ReasonCode, string>>;

/** What an edition never answers leads to its turn. */
const BOARD: ByCode = {
  nation: '4.4',
  occupied: '4.4',
  unknownChair: '4.4',
  balance: '4.5',
  isolated: '4.6',
  mustScore: '4.6',
  mustJoin: '4.6',
  jokerNeedsNation: '4.9',
  noJoker: '4.10',
  gender: '4.10',
  drawCount: '4.11',
  jokerAtBar: '4.12',
  barFull: '4.12',
  mustSeat: '4.12',
  gameOver: '4.14',
  birthday: '5.1',
  notSingleSex: '5.2',
  tooMany: '4.2',
  turnOver: '4.2',
  notInHand: '4.2',
  notYourTurn: '4.2',
  mayNotPass: '4.2',
  handLimit: '4.2',
  notAtLimit: '4.2',
  mayNotEnd: '4.2',
  notation: '4.2',
};

const CARD: Partial<ByCode> = {
  nation: '6.3',
  occupied: '6.3',
  unknownChair: '6.3',
  balance: '6.3',
  handLimit: '6.7',
  notAtLimit: '6.7',
  gameOver: '6.8',
  mayNotEnd: '6.8',
  notSingleSex: '6.10',
};
const CARD_TURN = '6.4';

/** The section of `docs/rules.md` that says why, in the book of this edition. */
export function sectionOfReason(code: ReasonCode, edition: Edition): string {
  const isCard = drawsCards(edition);
  // A word of a variant that is not played is one that the turn does not have.
  const isUnknown = code === 'birthday' && edition.birthday.threshold === null;
  if (isCard) return (isUnknown ? undefined : CARD[code]) ?? CARD_TURN;
  return isUnknown ? BOARD.notation : BOARD[code];
}

/** The sentences that explain a refusal, each by its id, or by the one text under which it does. */
const REASONS: Readonly<Record<ReasonCode, readonly string[]>> = {
  nation: ['seat'],
  occupied: ['seat'],
  unknownChair: ['seat'],
  balance: ['balance-most', 'balance'],
  isolated: ['company'],
  mustScore: ['company'],
  mustJoin: ['company-first'],
  jokerNeedsNation: ['joker-between'],
  noJoker: ['exchange'],
  gender: ['exchange-gender'],
  drawCount: ['refill', 'refill-smaller', 'refill-two'],
  jokerAtBar: ['bar-joker'],
  barFull: ['bar-full'],
  mustSeat: ['bar-when-needed', 'opening-bar-closed'],
  gameOver: ['end-when'],
  birthday: ['birthday'],
  notSingleSex: ['klatch', 'klatch-seated'],
  tooMany: ['actions', 'opening-loneRequired'],
  turnOver: ['actions'],
  notInHand: ['actions'],
  notYourTurn: ['order'],
  mayNotPass: ['stop'],
  handLimit: ['draw-limit'],
  notAtLimit: ['down'],
  mayNotEnd: ['end-emptyHand'],
  notation: ['actions'],
};

export const sentencesOfReason = (code: string): readonly string[] => namesIn(REASONS, code);

/** The sentences that explain a line of points. */
const POINTS: Readonly<Record<ScoreLine['rule'], readonly string[]>> = {
  company: ['points'],
  oneNation: ['one-nation'],
  loneGuest: ['points-first'],
  klatch: ['klatch-points'],
  regulars: ['klatch-points'],
  bar: ['bar-stools'],
  birthday: ['birthday-doubles'],
  chips: ['chips'],
};

export const sentencesOfPoints = (rule: string): readonly string[] => namesIn(POINTS, rule);

const namesIn = (all: Readonly<Record<string, readonly string[]>>, name: string): readonly string[] =>
  Object.hasOwn(all, name) ? (all[name] ?? []) : [];
