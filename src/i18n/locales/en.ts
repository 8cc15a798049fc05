import { enBoard } from './en-board.js';
import { enGuests } from './en-guests.js';
import { enHouseRules } from './en-house-rules.js';
import { enKeys } from './en-keys.js';
import { enLobby } from './en-lobby.js';
import { enReasons } from './en-reasons.js';
import { enRecord } from './en-record.js';
import { enRuleBook } from './en-rule-book.js';
import { enSummary } from './en-summary.js';
import { enTurn } from './en-turn.js';

/** English: the language that every other one is measured by. */
export const en = [
  enGuests,
  enTurn,
  enReasons,
  enRecord,
  enLobby,
  enHouseRules,
  enBoard,
  enKeys,
  enRuleBook,
  enSummary,
].join('\n');
