import { shown, type Failure } from '../rules/index.js';
import type { ReasonInWords } from './words.js';

/** Settings or a position that cannot be played; `code` and `at` as in the failure. */
export class BadInputError extends TypeError {
  readonly code: string;
  readonly at: string | undefined;

  constructor({ code, text, at }: Failure) {
    super(text);
    this.name = 'BadInputError';
    this.code = code;
    this.at = at;
  }
}

/** A turn that the rules refuse, with the reason. */
export class IllegalTurnError extends Error {
  constructor(
    readonly turn: string,
    readonly reason: ReasonInWords,
  ) {
    super(`The turn ${shown(turn)} is refused: ${reason.code}.`);
    this.name = 'IllegalTurnError';
  }
}
