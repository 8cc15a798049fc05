/** A turn and the steps it is made of. The unit of play is the whole turn; the unit of talk is the step. */
import type { Guest, Nation, Tile } from './tiles.js';

/** A guest from the hand sits down; a joker between two nations under the name of one, `docs/rules.md 4.9`. */
export interface SeatStep {
  readonly kind: 'seat';
  readonly guest: Guest;
  readonly chair: number;
}

/** A guest takes the chair of a joker, who comes back into the hand, `docs/rules.md 4.10`. */
export interface SwapStep {
  readonly kind: 'swap';
  readonly guest: Tile;
  readonly chair: number;
}

/** A guest goes to the next free stool, `docs/rules.md 4.12`. */
export interface BarStep {
  readonly kind: 'bar';
  readonly guest: Tile;
}

/** The hand is filled up by `count` only, for good, `docs/rules.md 4.11`. Where this word is absent it is filled up. */
export interface DrawStep {
  readonly kind: 'draw';
  readonly count: number;
}

/** Nothing legal is left to do. */
export interface PassStep {
  readonly kind: 'pass';
}

/** Names the nation whose birthday it is from the next turn on, `docs/rules.md 5.1`. */
export interface BirthdayStep {
  readonly kind: 'birthday';
  readonly nation: Nation;
}

/** Draws one card in place of a turn, `docs/rules.md 6.7`. */
export interface DrawCardStep {
  readonly kind: 'drawCard';
}

/** Lays a card face down in place of a turn, `docs/rules.md 6.7`. */
export interface DownStep {
  readonly kind: 'down';
  readonly guest: Tile;
}

/** Declares the end with an empty hand, `docs/rules.md 6.8`. */
export interface EndStep {
  readonly kind: 'end';
}

export type Step =
  SeatStep | SwapStep | BarStep | DrawStep | PassStep | BirthdayStep | DrawCardStep | DownStep | EndStep;

/** Steps in the order they are done: an action, and then the words that may follow it. */
export type Turn = readonly Step[];

/** What may come next while a turn is composed; `done` stands for ending it here. */
export type NextStep = Step | { readonly kind: 'done' };

/** A chair that the floor plan does not have; what a text names that no plan knows. */
export const UNKNOWN_CHAIR = -1;

export const isSeat = (step: Step): step is SeatStep => step.kind === 'seat';

/** What turns look like by the kinds of their steps, `docs/contract.md` section 8. */
const SHAPES = {
  afterTurn: /^(?:(?:seat )+|swap |bar |pass )(?:draw )?(?:birthday )?$/,
  byDrawing: /^(?:(?:(?:seat )+|down )(?:end )?|drawCard |pass )$/,
};

/** How an edition fills hands decides which words its notation has. */
export type Grammar = keyof typeof SHAPES;

/** Whether these steps make a turn that the notation of the edition can write. */
export const isWellFormed = (grammar: Grammar, turn: Turn): boolean =>
  SHAPES[grammar].test(turn.map(({ kind }) => `${kind} `).join(''));

/** The seats of a turn, in order. */
export const seatsOf = (turn: Turn): readonly SeatStep[] => turn.filter(isSeat);

/** The number that a draw word gives, if there is one. */
export const drawWord = (turn: Turn): number | undefined => {
  const word = turn.find((step) => step.kind === 'draw');
  return word?.count;
};

/** The nation that a birthday word names, if there is one. */
export const birthdayWord = (turn: Turn): Nation | undefined => turn.find((step) => step.kind === 'birthday')?.nation;
