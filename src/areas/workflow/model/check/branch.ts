import { type Condition, IF_REJECTED, meets, readCondition } from './condition';
import type { DrawnFlow, DrawnNode } from './drawing';

/** Example values by field, and whether the previous step was approved. */
export interface Example {
  values: Partial<Record<Condition['field'], number>>;
  passed: boolean;
}

/** The fields used in the conditions of these flows, in order. */
export const fieldsIn = (flows: readonly DrawnFlow[]): Condition['field'][] => [
  ...new Set(flows.flatMap(({ condition }) => readCondition(condition)?.field ?? [])),
];

/**
 * Returns the flow a request with these values takes out of a gateway: the first whose condition holds, else the
 * default flow. 'none' if there is no such flow; 'unknown' if a condition cannot be parsed or its value is missing.
 */
export function branchOf(
  { id, otherwise }: DrawnNode,
  flows: readonly DrawnFlow[],
  { values, passed }: Example,
): DrawnFlow | 'none' | 'unknown' {
  const out = flows.filter(({ from }) => from === id);
  for (const flow of out) {
    if (flow.id === otherwise) continue;
    if (!flow.condition.trim() || (!passed && flow.condition === IF_REJECTED)) return flow;
    if (flow.condition === IF_REJECTED) continue;
    const condition = readCondition(flow.condition);
    const example = condition && values[condition.field];
    if (!condition || example === undefined) return 'unknown';
    if (meets(condition, example, passed)) return flow;
  }
  return out.find((flow) => flow.id === otherwise) ?? 'none';
}
