/** A node of a diagram. */
export interface DrawnNode {
  id: string;
  /** A BPMN type such as `bpmn:UserTask`. */
  type: string;
  name: string;
  /** The candidates as the diagram holds them; empty for everything but user tasks. */
  groups: string;
  users: string;
  /** The default flow of an exclusive gateway, taken when no condition holds. */
  otherwise?: string | undefined;
}

/** A sequence flow of a diagram. */
export interface DrawnFlow {
  id: string;
  name: string;
  from: string;
  to: string;
  condition: string;
}

/** A process as its diagram shows it. */
export interface Drawing {
  nodes: readonly DrawnNode[];
  flows: readonly DrawnFlow[];
}

/** The rules a diagram may break; the translation key is `model.finding.<rule>`. */
type Rule =
  | 'noStart'
  | 'manyStarts'
  | 'noEnd'
  | 'noTask'
  | 'unsupported'
  | 'noWayIn'
  | 'noWayOut'
  | 'taskUnnamed'
  | 'noCondition'
  | 'noCandidates'
  | 'noDefault';

/** A broken rule and the element it is about. */
export interface Finding {
  rule: Rule;
  /** An error prevents the process from running; a warning may stop a running request. */
  level: 'error' | 'warning';
  element?: string;
  name?: string;
}

export const START = 'bpmn:StartEvent';
export const END = 'bpmn:EndEvent';
export const TASK = 'bpmn:UserTask';
export const GATEWAY = 'bpmn:ExclusiveGateway';
/** The node types the engine runs. */
const KINDS: readonly string[] = [START, END, TASK, GATEWAY];

/** Returns the problems of a diagram, errors first. */
export function validate(drawing: Drawing): Finding[] {
  const found = [...ofWhole(drawing), ...drawing.nodes.flatMap((node) => ofNode(node, drawing))];
  return found.toSorted((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'));
}

const finding = (
  rule: Rule,
  { id, name }: { id: string; name: string },
  level: Finding['level'] = 'error',
): Finding => ({
  rule,
  level,
  element: id,
  name: name.trim() || id,
});

function ofWhole({ nodes }: Drawing): Finding[] {
  const count = (kind: string) => nodes.filter(({ type }) => type === kind).length;
  const missing: Finding[] = [];
  if (count(START) === 0) missing.push({ rule: 'noStart', level: 'error' });
  if (count(END) === 0) missing.push({ rule: 'noEnd', level: 'error' });
  if (count(TASK) === 0) missing.push({ rule: 'noTask', level: 'error' });
  const starts = nodes.filter(({ type }) => type === START);
  return [...missing, ...starts.slice(1).map((node) => finding('manyStarts', node))];
}

function ofNode(node: DrawnNode, { flows }: Drawing): Finding[] {
  const { id, type, name } = node;
  if (!KINDS.includes(type)) return [finding('unsupported', node)];
  const out = flows.filter(({ from }) => from === id);
  const found: Finding[] = [];
  if (type !== START && !flows.some(({ to }) => to === id)) found.push(finding('noWayIn', node));
  if (type !== END && out.length === 0) found.push(finding('noWayOut', node));
  if (type === TASK && !name.trim()) found.push(finding('taskUnnamed', node));
  if (type === TASK && !node.groups.trim() && !node.users.trim()) found.push(finding('noCandidates', node, 'warning'));
  if (type === GATEWAY && out.length > 1) found.push(...ofChoice(node, out));
  return found;
}

function ofChoice(gateway: DrawnNode, out: readonly DrawnFlow[]): Finding[] {
  const conditional = out.filter(({ id }) => id !== gateway.otherwise);
  const open = conditional.filter(({ condition }) => !condition.trim()).map((flow) => finding('noCondition', flow));
  return conditional.length < out.length || open.length > 0 ? open : [finding('noDefault', gateway, 'warning')];
}
