/** The law: pure functions over positions in JSON and turns in notation. */
export {
  BadInputError,
  IllegalTurnError,
  judge,
  legalTurns,
  newGame,
  parsePosition,
  play,
  settle,
  viewFor,
  type ClosedPlayer,
  type View,
  type Judgement,
  type LineInWords,
  type NewGameOptions,
  type ReasonInWords,
} from '../referee/index.js';
export type { PositionInput, PositionJson } from '../notation/index.js';
export type { Account, EndReason, ReasonCode, Result } from '../rules/index.js';
