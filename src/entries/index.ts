/** Element classes and all public types; registers nothing. */
export * from '../elements/index.js';
export type { PlayerSetting } from '../elements/attributes.js';
export type { StartOptions } from '../elements/cafe-game.js';
export type { CafeEventDetails, CafeEventMap, Problem, StartDetail, TurnDetail } from '../elements/public-events.js';
export type * from '../flow/views.js';
export type { HouseRules } from '../house-rules/index.js';
export type { PositionInput, PositionJson } from '../notation/index.js';
export type { Account, EndReason, ReasonCode, Result } from '../rules/index.js';
export type { SavedGame } from '../save/index.js';
