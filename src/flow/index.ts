/** The statecharts, and what views read off them. Order of reading: README.md. */
export * from './commands.js';
export * from './finality.js';
export * from './law.js';
export * from './match-context.js';
export * from './match-machine.js';
export * from './ports.js';
export * from './selectors/index.js';
export * from './turn-context.js';
export * from './turn-machine.js';
export type * from './views.js';
export type { Participant, StartedGame } from '../referee/index.js';
