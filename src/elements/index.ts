/** The classes of all elements, without registering any. */
export { CafeAnnouncer } from './cafe-announcer.js';
export { CafeBar } from './cafe-bar.js';
export { CafeBoard } from './cafe-board.js';
export { CafeChair } from './cafe-chair.js';
export { CafeControls } from './cafe-controls.js';
export { CafeCurtain } from './cafe-curtain.js';
export { CafeGuest } from './cafe-guest.js';
export { CafeHand } from './cafe-hand.js';
export { CafeInternational } from './cafe-international.js';
export { CafeLobby } from './cafe-lobby.js';
export { CafeLog } from './cafe-log.js';
export { CafeResult } from './cafe-result.js';
export { CafeRuleBook } from './cafe-rule-book.js';
export { CafeScoreboard } from './cafe-scoreboard.js';
export { CafeTable } from './cafe-table.js';
