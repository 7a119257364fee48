import type { Drawing, DrawnFlow, DrawnNode } from './drawing';

/** Max number of states to explore. A diagram with more states is only partly checked. */
const MAX_STATES = 5000;
/**
 * Max tokens on one flow. More tokens mean a loop that splits repeatedly. Exploring the loop further finds nothing new.
 */
const MAX_TOKENS = 2;

/** True for a node from which no end event can be reached. */
export function isLost(node: DrawnNode, { nodes, flows }: Drawing): boolean {
  const reached = new Set([node.id, ...reachableFrom(node.id, flows)]);
  return !nodes.some(({ id, type }) => type === 'bpmn:EndEvent' && reached.has(id));
}

/** True for an inclusive gateway with several outgoing flows, if no inclusive gateway joins any two of the flows. */
export function joinsNowhere({ id, type }: DrawnNode, { nodes, flows }: Drawing): boolean {
  const out = flows.filter(({ from }) => from === id);
  if (type !== INCLUSIVE || out.length < 2) return false;
  const reached = out.map(({ to }) => new Set([to, ...reachableFrom(to, flows)]));
  return !nodes.some((node) => node.type === INCLUSIVE && reached.filter((ids) => ids.has(node.id)).length > 1);
}

/** The nodes reachable from a node without passing the node `avoid`. */
function reachableFrom(from: string, flows: readonly DrawnFlow[], avoid?: string): Set<string> {
  const seen = new Set<string>();
  const queue = [from];
  for (const id of queue) {
    if (id === avoid) continue;
    for (const flow of flows) {
      if (flow.from !== id || seen.has(flow.to)) continue;
      seen.add(flow.to);
      queue.push(flow.to);
    }
  }
  return seen;
}

const INCLUSIVE = 'bpmn:InclusiveGateway';

/**
 * Simulates the paths through a diagram. A parallel gateway waits until each incoming flow has a token. Each outgoing
 * flow then gets a token. An inclusive gateway waits for all tokens that can still arrive. Some outgoing flows then get
 * a token. Returns a gateway that waits forever, such as a parallel gateway that joins the flows of an exclusive
 * gateway.
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
    const each = [...new Set(tokens)];
    const free = each.flatMap((token) => movesOf(token, tokens));
    const all = free.length > 0 ? free : each.flatMap((token) => joinOf(token, tokens));
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

  /** Returns the possible states after the token on a flow has passed the flow's target node. Empty if it must wait. */
  function movesOf(token: string, tokens: readonly string[]): string[][] {
    const node = target.get(token);
    if (!node) return [];
    const out = outOf(node.id);
    if (node.type === 'bpmn:ParallelGateway') {
      const needed = into(node.id);
      return needed.every((flow) => tokens.includes(flow)) ? [[...without(tokens, needed), ...out]] : [];
    }
    if (node.type === INCLUSIVE && into(node.id).length > 1) {
      const others = tokens.filter((one) => target.get(one) !== node);
      const isAwaited = (one: string) => reachableFrom(target.get(one)?.id ?? '', flows, node.id).has(node.id);
      return others.some(isAwaited) ? [] : joinOf(token, tokens);
    }
    const rest = without(tokens, [token]);
    if (node.type === INCLUSIVE) return choicesOf(out).map((chosen) => [...rest, ...chosen]);
    return out.length === 0 ? [rest] : out.map((flow) => [...rest, flow]);
  }

  /** Returns the possible states after the inclusive gateway at the end of a flow has joined its tokens. */
  function joinOf(token: string, tokens: readonly string[]): string[][] {
    const node = target.get(token);
    if (node?.type !== INCLUSIVE) return [];
    const rest = tokens.filter((one) => target.get(one) !== node);
    return choicesOf(outOf(node.id)).map((chosen) => [...rest, ...chosen]);
  }
}

/** The combinations of outgoing flows to simulate: each single flow, each pair, and all flows. */
const choicesOf = (flows: readonly string[]): string[][] => [
  ...flows.map((one) => [one]),
  ...flows.flatMap((one, index) => flows.slice(index + 1).map((other) => [one, other])),
  ...(flows.length > 2 ? [[...flows]] : []),
];

/** Removes one token on each of these flows. */
function without(tokens: readonly string[], flows: readonly string[]): string[] {
  const left = [...tokens];
  for (const flow of flows) left.splice(left.indexOf(flow), 1);
  return left;
}
