import { asks } from './condition';
import type { DrawnFlow, DrawnNode, Drawing } from './drawing';
import { isLost, stuckAt } from './ends';
import { ignoredBy } from './rejection';
import { isShare, readSigning } from './signing';

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
  | 'noDefault'
  | 'foreignField'
  | 'noWayToEnd'
  | 'stuck'
  | 'noReminderTime'
  | 'shareRange'
  | 'lateNobody'
  | 'rejectionIgnored';

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
export const PARALLEL = 'bpmn:ParallelGateway';
/** The node types the engine runs. */
const KINDS: readonly string[] = [START, END, TASK, GATEWAY, PARALLEL];

/** Returns the problems of a diagram, errors first. The model's `key` determines which fields its form has. */
export function validate(drawing: Drawing, key: string): Finding[] {
  const shape = [...ofWhole(drawing), ...drawing.nodes.flatMap((node) => ofNode(node, drawing))];
  const found = [
    ...shape,
    ...ofConditions(drawing, key),
    ...(shape.some(isError) ? [] : [...ofWays(drawing), ...ofRejections(drawing)]),
  ];
  return found.toSorted((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'));
}

/** True for a finding that keeps the process from running. */
export const isError = ({ level }: Finding) => level === 'error';

/** Finds conditions on a number that the process's form does not have: such a flow could never be taken. */
const ofConditions = ({ nodes, flows }: Drawing, key: string): Finding[] =>
  flows.filter(({ condition }) => !asks(condition, key)).map((flow) => finding('foreignField', named(flow, nodes)));

/** Checks that every path leads to an end and no gateway waits for ever. */
function ofWays(drawing: Drawing): Finding[] {
  const lost = drawing.nodes.filter((node) => isLost(node, drawing)).map((node) => finding('noWayToEnd', node));
  const stuck = lost.length > 0 ? undefined : stuckAt(drawing);
  return stuck ? [finding('stuck', stuck)] : lost;
}

/** Finds every path on which a request continues, and may be approved, after a step was rejected. */
const ofRejections = (drawing: Drawing): Finding[] =>
  drawing.nodes
    .filter(({ type }) => type === TASK)
    .flatMap((step) =>
      ignoredBy(step, drawing).map((path) => ({
        ...finding('rejectionIgnored', step, 'warning'),
        name: path.flatMap(({ name, type, id }) => name.trim() || (type === TASK ? id : [])).join(' → '),
      })),
    );

const finding = (
  rule: Rule,
  { id, name }: { id: string; name: string },
  level: Finding['level'] = 'error',
): Finding => ({ rule, level, element: id, name: name.trim() || id });

/** The flow under its name, or else those of the nodes it connects. */
function named({ id, name, from, to }: DrawnFlow, nodes: readonly DrawnNode[]) {
  const [start, end] = [from, to].map((one) => nodes.find((node) => node.id === one)?.name.trim() || one);
  return { id, name: name.trim() || `${start} → ${end}` };
}

function ofWhole({ nodes }: Drawing): Finding[] {
  const count = (kind: string) => nodes.filter(({ type }) => type === kind).length;
  const missing: Finding[] = [];
  if (count(START) === 0) missing.push({ rule: 'noStart', level: 'error' });
  if (count(END) === 0) missing.push({ rule: 'noEnd', level: 'error' });
  if (count(TASK) === 0) missing.push({ rule: 'noTask', level: 'error' });
  const starts = nodes.filter(({ type }) => type === START);
  return [...missing, ...starts.slice(1).map((node) => finding('manyStarts', node))];
}

function ofNode(node: DrawnNode, { nodes, flows }: Drawing): Finding[] {
  const { id, type, name } = node;
  if (!KINDS.includes(type)) return [finding('unsupported', node)];
  const out = flows.filter(({ from }) => from === id);
  const found: Finding[] = [];
  if (type !== START && !flows.some(({ to }) => to === id)) found.push(finding('noWayIn', node));
  if (type !== END && out.length === 0) found.push(finding('noWayOut', node));
  if (type === TASK && !name.trim()) found.push(finding('taskUnnamed', node));
  if (type === TASK && !node.groups.trim() && !node.users.trim()) found.push(finding('noCandidates', node));
  if (node.reminder === '' || (node.late && !node.reminder)) found.push(finding('noReminderTime', node, 'warning'));
  const share = node.loop && readSigning(node.loop)?.share;
  if (share !== undefined && !isShare(share)) found.push(finding('shareRange', node));
  if (node.late === 'user:') found.push(finding('lateNobody', node));
  if (type === GATEWAY && out.length > 1) found.push(...ofChoice(node, out, nodes));
  return found;
}

function ofChoice(gateway: DrawnNode, out: readonly DrawnFlow[], nodes: readonly DrawnNode[]): Finding[] {
  const conditional = out.filter(({ id }) => id !== gateway.otherwise);
  const open = conditional
    .filter(({ condition }) => !condition.trim())
    .map((flow) => finding('noCondition', named(flow, nodes)));
  return conditional.length < out.length || open.length > 0 ? open : [finding('noDefault', gateway, 'warning')];
}
