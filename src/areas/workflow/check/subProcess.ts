import type { Drawing, DrawnFlow, DrawnNode } from './drawing';

export const SUB_PROCESS = 'bpmn:SubProcess';

/** The nodes in a sub-process, including those in nested sub-processes. */
export const insideOf = ({ id }: DrawnNode, nodes: readonly DrawnNode[]): DrawnNode[] =>
  nodes.filter(({ parent }) => parent === id).flatMap((node) => [node, ...insideOf(node, nodes)]);

/**
 * Returns an equivalent diagram without sub-processes. As in the engine, an exclusive gateway replaces the entry of a
 * sub-process. An inclusive gateway replaces the exit, and waits for the tokens at the ends of the sub-process.
 */
export function flattened({ nodes, flows, fields }: Drawing): Drawing {
  const subs = nodes.filter(({ type }) => type === SUB_PROCESS);
  const isSub = (id: string | undefined) => subs.some((sub) => sub.id === id);
  const exitOf = (id: string) => `${id}/end`;
  const way = (from: string, to: string): DrawnFlow => ({ id: `${from}>${to}`, name: '', from, to, condition: '' });
  const borders = nodes.filter(({ parent, type }) => isSub(parent) && /(?:Start|End)Event$/.test(type));
  return {
    nodes: [
      ...nodes.map((node) =>
        isSub(node.id) || borders.includes(node) ? { ...node, type: 'bpmn:ExclusiveGateway' } : node,
      ),
      ...subs.map((sub) => ({ ...sub, id: exitOf(sub.id), name: '', type: 'bpmn:InclusiveGateway' })),
    ],
    flows: [
      ...flows.map((flow) => (isSub(flow.from) ? { ...flow, from: exitOf(flow.from) } : flow)),
      ...borders.map(({ id, parent = '', type }) =>
        type === 'bpmn:StartEvent' ? way(parent, id) : way(id, exitOf(parent)),
      ),
    ],
    fields,
  };
}
