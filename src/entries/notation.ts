/** Guest tokens, turns, positions and game texts. */
export * from '../notation/index.js';
