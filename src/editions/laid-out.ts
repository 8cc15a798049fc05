import { layOut, type FloorPlan, type FloorPlanData } from '../rules/index.js';

/** A plan of this package; a fault in one is a fault of the package. */
export function laidOut(data: FloorPlanData): FloorPlan {
  const plan = layOut(data);
  if (!plan.ok) throw new Error(plan.text);
  return plan.value;
}
