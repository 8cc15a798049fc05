/** Saved games: a list of turns, replayed through the rules when it is taken up again. */
export * from './digest.js';
export * from './game-text.js';
export * from './parse.js';
export * from './schema.js';
export * from './store.js';
export * from './write.js';
export type { StartedGame } from '../referee/index.js';
