/** A node of a drawing, as far as the way through it matters. */
export interface DrawnNode {
  id: string;
  /** True for a user task: a path never passes it without a recorded decision. */
  isTask: boolean;
  isEnd: boolean;
  flows: readonly { id: string; to: string }[];
}

/** How far an instance has come. */
export interface Progress {
  /** The tasks that were decided, in their order. */
  done: readonly string[];
  /** The task that waits. */
  current?: string | undefined;
  /** It has reached its end, and was not broken off. */
  finished: boolean;
}

/** The nodes and flows gone through; between two steps only where the drawing leaves no doubt which way was taken. */
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

/** Every way from a node to where somebody was next, without passing a task or a node twice. */
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
