/**
 * The plain referee: the board game once more, written from docs/rules.md and docs/contract.md alone, with plain objects
 * and no thought for speed. It is a second opinion for tests and a peer for benchmarks, never a part of the product.
 */
export { judge, play } from './judge.js';
export { parseTurn, printTurn } from './notation.js';
export { perft } from './perft.js';
export { apply } from './play.js';
export { complete, copy, type PositionJson } from './position.js';
export { settle, type Account } from './settle.js';
export { pick, randomFrom, start, type Random } from './start.js';
export { legalTurns, turns } from './turns.js';
export type { Code, Earnings, EndReason, Judgement, Player, Position, Seat, Turn } from './types.js';
