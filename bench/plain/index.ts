/**
 * The plain referee: the law of all editions once more, written from docs/rules.md and docs/contract.md alone, with plain
 * objects and no thought for speed. It is a second opinion for tests and a peer for benchmarks, never a part of the
 * product.
 */
export { rulesOf, type HouseRules } from './house-rules.js';
export { judge, play } from './judge.js';
export { parseTurn, printTurn } from './notation.js';
export { perft } from './perft.js';
export { apply } from './play.js';
export { complete, copy, type PositionJson } from './position.js';
export { settle, type Account } from './settle.js';
export { pick, randomFrom, start, type Random } from './start.js';
export { legalTurns, turns } from './turns.js';
export { NATIONS, supply } from './tiles.js';
export type { Code, Earnings, EditionId, EndReason, Judgement, Player, Position, Seat, Turn } from './types.js';
