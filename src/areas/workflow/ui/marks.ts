/** A node of a diagram, reduced to the data that finding a path needs. */
export interface DrawnNode {
  id: string;
  /** True for a user task: a path never passes it without a recorded decision. */
  isTask: boolean;
  isEnd: boolean;
  flows: readonly { id: string; to: string }[];
}

/** The progress of an instance. */
export interface Progress {
  /** The decided tasks, in order. */
  done: readonly string[];
  /** The pending task. */
  current?: string | undefined;
  /** True when the instance reached its end and was not stopped. */
  finished: boolean;
}

/** Returns the nodes and flows passed; between two steps only where the diagram allows a single path. */
export function passedOf(nodes: ReadonlyMap<string, DrawnNode>, { done, current, finished }: Progress): Set<string> {
  const targets = [...nodes.values()].flatMap(({ flows }) => flows.map(({ to }) => to));
  const start = [...nodes.values()].find(({ id, flows }) => flows.length > 0 && !targets.includes(id));
  const stops = [start?.id, ...done, current].filter((id) => id !== undefined && nodes.has(id)) as string[];
  const passed = new Set(stops.filter((id) => id !== current));
  stops.forEach((from, index) => {
    const to = stops[index + 1];
    const isThere = (node: DrawnNode) => (to === undefined ? finished && node.isEnd : node.id === to);
    const routes = waysFrom(nodes, from, isThere, new Set([from]));
    if (routes.length === 1) for (const id of routes[0] ?? []) if (id !== current) passed.add(id);
  });
  return passed;
}

/** Returns every path from a node to the next known node, without passing a task or a node twice. */
function waysFrom(
  nodes: ReadonlyMap<string, DrawnNode>,
  from: string,
  isThere: (node: DrawnNode) => boolean,
  seen: ReadonlySet<string>,
): string[][] {
  return (nodes.get(from)?.flows ?? []).flatMap(({ id, to }) => {
    const next = nodes.get(to);
    if (!next) return [];
    if (isThere(next)) return [[id, to]];
    if (next.isTask || seen.has(to)) return [];
    return waysFrom(nodes, to, isThere, new Set([...seen, to])).map((rest) => [id, to, ...rest]);
  });
}
