/**
 * View models: the plain data that elements draw. Selectors build them from the charts; stories write them by hand.
 * Ids are the contract's names (`GB1`, `s28`, `GBf`), never the small integers of the rules.
 */
export type * from './paper-views.js';
export type * from './room-views.js';
