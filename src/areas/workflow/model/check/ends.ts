import type { Drawing, DrawnNode } from './drawing';

/** Max number of states to explore; a diagram with more is not checked completely. */
const MAX_STATES = 5000;
/** Max tokens on one flow; more mean a loop that splits repeatedly, and exploring it finds nothing new. */
const MAX_TOKENS = 2;

/** True for a node from which no end can be reached. */
export function isLost(node: DrawnNode, { nodes, flows }: Drawing): boolean {
  const seen = new Set([node.id]);
  for (const id of seen) for (const { from, to } of flows) if (from === id) seen.add(to);
  return !nodes.some(({ id, type }) => type === 'bpmn:EndEvent' && seen.has(id));
}

/**
 * Simulates all paths through a diagram: a parallel gateway waits for a token on each incoming flow, then puts one on
 * each outgoing flow. Returns the gateway where a path waits for ever, such as a join after an exclusive gateway.
 */
export function stuckAt({ nodes, flows }: Drawing): DrawnNode | undefined {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const into = (id: string) => flows.filter(({ to }) => to === id).map((flow) => flow.id);
  const outOf = (id: string) => flows.filter(({ from }) => from === id).map((flow) => flow.id);
  const target = new Map(flows.map(({ id, to }) => [id, byId.get(to)]));
  const start = nodes.find(({ type }) => type === 'bpmn:StartEvent');
  const queue: string[][] = outOf(start?.id ?? '').map((flow) => [flow]);
  const seen = new Set(queue.map(String));

  for (const tokens of queue) {
    const all = [...new Set(tokens)].flatMap((token) => movesOf(token, tokens));
    const [waiting] = tokens;
    if (all.length === 0 && waiting) return target.get(waiting);
    for (const state of all) {
      const sorted = state.toSorted();
      const isNew = !seen.has(String(sorted)) && seen.size < MAX_STATES;
      if (!isNew || sorted.some((one) => sorted.filter((other) => other === one).length > MAX_TOKENS)) continue;
      seen.add(String(sorted));
      queue.push(sorted);
    }
  }
  return undefined;

  /** The possible states after the token on a flow has moved past the flow's target node. */
  function movesOf(token: string, tokens: readonly string[]): string[][] {
    const node = target.get(token);
    if (!node) return [];
    const out = outOf(node.id);
    if (node.type === 'bpmn:ParallelGateway') {
      const needed = into(node.id);
      return needed.every((flow) => tokens.includes(flow)) ? [[...without(tokens, needed), ...out]] : [];
    }
    const rest = without(tokens, [token]);
    return out.length === 0 ? [rest] : out.map((flow) => [...rest, flow]);
  }
}

/** Removes one token on each of these flows. */
function without(tokens: readonly string[], flows: readonly string[]): string[] {
  const left = [...tokens];
  for (const flow of flows) left.splice(left.indexOf(flow), 1);
  return left;
}
