import { compare, type Comparison, comparisonsIn } from './condition';
import type { DrawnFlow, DrawnNode, Drawing } from './drawing';

/** True for a comparison such as `result == 3`, which holds for a rejection (3) but not for an approval (2). */
const wantsRejection = (one: Comparison) =>
  one.field === 'result' && typeof one.value === 'number' && compare(one, 3) && !compare(one, 2);

/** True for a condition that consists of a single comparison, which tests the result. */
const asksOnlyResult = (condition: string | undefined) => {
  const [one, ...more] = comparisonsIn(condition);
  return one?.field === 'result' && more.length === 0;
};

/**
 * True for a flow of an exclusive gateway that is meant for rejected requests. Either the flow's condition contains a
 * comparison that holds only for a rejection, or the flow is the default flow and all other flows test only the result.
 * A rejected request takes such a flow if it leads to a step. Otherwise the rejection ends the request, unless the
 * rejected step continues (docs/contract#2.E).
 */
export function isForRejection(
  flow: { id: string; condition?: string | undefined },
  all: readonly { id: string; condition?: string | undefined }[],
  otherwise: string | undefined,
): boolean {
  if (flow.id !== otherwise) return comparisonsIn(flow.condition).some(wantsRejection);
  const others = all.filter(({ id }) => id !== otherwise);
  return others.length > 0 && others.every(({ condition }) => asksOnlyResult(condition));
}

/** Max number of paths to list per step. */
const MAX_PATHS = 10;

/**
 * Returns the paths on which rejecting `step` has no effect, at most `MAX_PATHS`. The paths lead through a later step
 * to an end, and never return to `step`.
 */
export function ignoredBy(step: DrawnNode, { nodes, flows }: Drawing): DrawnNode[][] {
  const outOf = (id: string) => flows.filter(({ from }) => from === id);
  const paths: DrawnNode[][] = [];
  const follow = (flow: DrawnFlow, before: readonly DrawnNode[]) => {
    const node = nodes.find(({ id }) => id === flow.to);
    if (!node || before.includes(node) || paths.length >= MAX_PATHS) return;
    const path = [...before, node];
    if (node.type === 'bpmn:EndEvent') paths.push(path);
    else for (const next of outOf(node.id)) follow(next, path);
  };
  for (const [flow, before] of step.continues ? outOf(step.id).map((one) => [one, [step]] as const) : drawnFor(step)) {
    follow(flow, before);
  }
  // On a path without another step, the rejection ends the request.
  return paths.filter((path) => path.slice(1).some(({ type }) => type === 'bpmn:UserTask'));

  /**
   * Returns the flows meant for a rejection of the step `from`. Each flow has the path from the step through gateways
   * to the flow.
   */
  function drawnFor(from: DrawnNode, before: readonly DrawnNode[] = [from]): (readonly [DrawnFlow, DrawnNode[]])[] {
    return outOf(from.id).flatMap((flow) => {
      const gateway = nodes.find(({ id }) => id === flow.to);
      if (gateway?.type !== 'bpmn:ExclusiveGateway' || before.includes(gateway)) return [];
      const out = outOf(gateway.id);
      const meant = out.filter((one) => isForRejection(one, out, gateway.otherwise));
      const path = [...before, gateway];
      return [...meant.map((one) => [one, path] as const), ...drawnFor(gateway, path)];
    });
  }
}
