/** Names, texts and JSON for the small integers of the law. `docs/contract.md` sections 1 to 3. */
export * from './game-text.js';
export * from './guests.js';
export * from './json-text.js';
export * from './position-json.js';
export * from './position.js';
export * from './print-position.js';
export * from './turn.js';
