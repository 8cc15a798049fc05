/** The law by name: editions and house rules as text, positions as JSON, turns in notation. */
export * from './errors.js';
export * from './game.js';
export * from './open-position.js';
export * from './party.js';
export * from './referee.js';
export * from './resolve.js';
export * from './view.js';
export * from './words.js';
