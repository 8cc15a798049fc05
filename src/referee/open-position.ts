/** Positions of the outside, opened for the law. */
import type { AppliedRules } from '../house-rules/index.js';
import { checkShape, printPosition, readPosition, type PositionJson } from '../notation/index.js';
import { success, type Position, type Result } from '../rules/index.js';
import { onPlan, resolve } from './resolve.js';

/** A position with the law it stands under. */
export interface OpenPosition extends AppliedRules {
  readonly position: Position;
}

/** Reads any JSON value. Refused with a code of `docs/contract.md` section 7 and the place. */
export function openPosition(json: unknown): Result<OpenPosition> {
  const shape = checkShape(json);
  if (!shape.ok) return shape;
  const named = resolve(shape.value.edition, shape.value.houseRules);
  if (!named.ok) return named;
  const rules = shape.value.plan ? onPlan(named.value, shape.value.plan) : named;
  if (!rules.ok) return rules;
  const position = readPosition(rules.value.edition, shape.value);
  return position.ok ? success({ ...rules.value, position: position.value }) : position;
}

export const closePosition = ({ edition, houseRules, position }: OpenPosition): PositionJson =>
  printPosition(edition, houseRules, position);
