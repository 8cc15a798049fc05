/** Saved games and game texts, read and written. */
export * from '../save/index.js';
