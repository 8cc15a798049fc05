/** Which section of the book explains a refusal. */
import { editionName } from '../editions/index.js';
import type { ReasonCode } from '../rules/index.js';

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

/** The section of `docs/rules.md` that says why, in the book of this edition, given by its id or its bare name. */
export const sectionOfReason = (code: ReasonCode, edition = 'board'): string =>
  editionName(edition) === 'card' ? (CARD[code] ?? CARD_TURN) : BOARD[code];
