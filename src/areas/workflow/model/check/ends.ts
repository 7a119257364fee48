import type { Drawing, DrawnNode } from './drawing';

/** More states than this are not tried out: such a diagram is too large for a form. */
const MAX_STATES = 5000;
/** A flow that holds more tokens than this is a loop that splits itself: further rounds tell nothing new. */
const MAX_TOKENS = 2;

/** True for a node that no flow leads on from to an end. */
export function isLost(node: DrawnNode, { nodes, flows }: Drawing): boolean {
  const seen = new Set([node.id]);
  for (const id of seen) for (const { from, to } of flows) if (from === id) seen.add(to);
  return !nodes.some(({ id, type }) => type === 'bpmn:EndEvent' && seen.has(id));
}

/**
 * Plays every way through a diagram: a parallel gateway sends a token along each flow out of it once each flow into it
 * has one. Returns the gateway at which some way waits for ever, such as one behind a choice that takes one branch.
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

  /** The states after the token on a flow has passed the node it stands before. */
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

/** The tokens without one on each of these flows. */
function without(tokens: readonly string[], flows: readonly string[]): string[] {
  const left = [...tokens];
  for (const flow of flows) left.splice(left.indexOf(flow), 1);
  return left;
}
