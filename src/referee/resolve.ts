/** From names to a law: an edition under its house rules. */
import { editionById } from '../editions/index.js';
import { applyHouseRules, type AppliedRules } from '../house-rules/index.js';
import { cutOut, layOut, success, type Result } from '../rules/index.js';

/** Refused with `unknown-edition` or `bad-house-rule`. */
export function resolve(editionId: unknown, houseRules: unknown): Result<AppliedRules> {
  const edition = editionById(editionId);
  return edition.ok ? applyHouseRules(edition.value, houseRules) : edition;
}

/** The same law on the floor plan of a cut-out. Refused with `table`. */
export function onPlan(rules: AppliedRules, tables: Readonly<Record<string, readonly string[]>>): Result<AppliedRules> {
  const plan = layOut(cutOut(tables, rules.edition.tableCards > 0));
  return plan.ok ? success({ ...rules, edition: { ...rules.edition, plan: plan.value } }) : plan;
}
