/** Small positions written by hand, as `docs/contract.md` section 3 has them. */
import type { PositionInput } from '../../src/notation/index.js';
import { judge, type Judgement, type ReasonInWords } from '../../src/referee/index.js';

/** One table. */
export const ONE = { GB1: ['a', 'b', 'c', 'd'] };
/** Two tables of two nations; chair s stands at both. */
export const PAIR = { GB1: ['a', 'b', 'c', 's'], ES1: ['s', 'd', 'e', 'f'] };
/** The two tables of one nation; chair s stands at both. */
export const TWINS = { GB1: ['a', 'b', 'c', 's'], GB2: ['s', 'd', 'e', 'f'] };

type PlayerInput = PositionInput['players'][number];

export interface CutOut extends Partial<Omit<PositionInput, 'players' | 'bar'>> {
  /** The hand of Ann, who is to move; her other fields are in `ann`. */
  readonly hand: string[];
  readonly ann?: Partial<PlayerInput>;
  /** Those who wait. */
  readonly others?: PlayerInput[];
  /** How many stools are taken. */
  readonly drinking?: number;
}

export const guests = (count: number): string[] => Array.from({ length: count }, (_, i) => (i % 2 ? 'CUm' : 'CUf'));

/** Two players in the middle of a game at one table, under `amigo`, until something else is said. */
export function cutOut({ hand, ann, others, drinking = 0, ...rest }: CutOut): PositionInput {
  const waiting = others ?? [{ name: 'Ben', points: 20, hand: ['CUf', 'CUm'] }];
  return {
    edition: 'board@1',
    houseRules: { preset: 'amigo' },
    plan: ONE,
    turn: 7,
    bar: guests(drinking),
    bag: guests(30),
    players: [{ name: 'Ann', points: 40, hand, ...ann }, ...waiting],
    ...rest,
  };
}

/** The same position under other options of `amigo`. */
export const under = (position: PositionInput, options: object): PositionInput => ({
  ...position,
  houseRules: { preset: 'amigo', ...options },
});

/** What a legal turn does. */
export function outcomeOf(position: PositionInput, turn: string): Extract<Judgement, { legal: true }> {
  const judgement = judge(position, turn);
  if (!judgement.legal) throw new Error(`${turn} is refused: ${judgement.reason.code}`);
  return judgement;
}

/** Why a turn is refused. */
export function reasonOf(position: PositionInput, turn: string): ReasonInWords {
  const judgement = judge(position, turn);
  if (judgement.legal) throw new Error(`${turn} is legal`);
  return judgement.reason;
}

/** The code of a refusal, or `legal`. */
export function ruling(position: PositionInput, turn: string): string {
  const judgement = judge(position, turn);
  return judgement.legal ? 'legal' : judgement.reason.code;
}
