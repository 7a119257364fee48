/** A node of a diagram, reduced to the data needed to find a path. */
export interface DrawnNode {
  id: string;
  /** True for a user task. A path passes it only if a decision is recorded. */
  isTask: boolean;
  isEnd: boolean;
  flows: readonly { id: string; to: string }[];
}

/** The progress of an instance. */
export interface Progress {
  /** The decided tasks, in order. */
  done: readonly string[];
  /** The pending tasks. After a parallel gateway, several tasks can be pending. */
  current: readonly string[];
  /** Texts below tasks, by id: who has decided, and who has not. */
  labels?: Readonly<Record<string, string>>;
  /** True when the instance reached an end event, and was not stopped, withdrawn or rejected. */
  finished: boolean;
}

/**
 * Returns the nodes and flows that were passed. A step is assumed to be reached from the latest earlier step with a
 * path to it. If several paths connect the two steps, includes none of the paths, because the actual path is unknown.
 */
export function passedOf(nodes: ReadonlyMap<string, DrawnNode>, { done, current, finished }: Progress): Set<string> {
  const targets = [...nodes.values()].flatMap(({ flows }) => flows.map(({ to }) => to));
  const start = [...nodes.values()].find(({ id, flows }) => flows.length > 0 && !targets.includes(id));
  const left = [start?.id, ...done].filter((id) => id !== undefined && nodes.has(id)) as string[];
  const open = current.filter((id) => nodes.has(id));
  const passed = new Set(left.filter((id) => !open.includes(id)));
  const stops = [...left, ...open];

  function mark(before: readonly string[], isThere: (node: DrawnNode) => boolean) {
    for (const from of before.toReversed()) {
      const routes = waysFrom(nodes, from, isThere, new Set([from]));
      if (routes.length === 1) for (const id of routes[0] ?? []) if (!open.includes(id)) passed.add(id);
      if (routes.length > 0) return;
    }
  }
  stops.forEach((id, index) => {
    if (index > 0) mark(stops.slice(0, Math.min(index, left.length)), (node) => node.id === id);
  });
  if (finished) mark(left, ({ isEnd }) => isEnd);
  // If a decided step has a single outgoing flow, that flow was taken.
  for (const id of left) {
    const [flow, ...others] = nodes.get(id)?.flows ?? [];
    if (flow && others.length === 0 && id !== start?.id) passed.add(flow.id);
  }
  return passed;
}

/** Returns every path from a node to the next node that `isThere` accepts. A path passes no task, and no node twice. */
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
