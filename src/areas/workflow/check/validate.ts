import { canHoldWithout, read } from './condition';
import type { DrawnFlow, DrawnNode, Drawing } from './drawing';
import { isLost, joinsNowhere, stuckAt } from './ends';
import { type FormFinding, ofForm } from './form';
import { ignoredBy } from './rejection';
import { faultOf } from './rows';
import { isShare, readSigning } from './signing';
import { flattened, insideOf, SUB_PROCESS } from './subProcess';

/** The rules that a diagram may break. The translation key is `model.finding.<rule>`. */
type Rule =
  | FormFinding['rule']
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
  | 'allOptional'
  | 'foreignField'
  | 'unknownField'
  | 'mistypedField'
  | 'unlistedField'
  | 'unreadable'
  | 'noJoin'
  | 'subNoStart'
  | 'subNoEnd'
  | 'subNoTask'
  | 'noWayToEnd'
  | 'stuck'
  | 'noReminderTime'
  | 'shareRange'
  | 'lateNobody'
  | 'rejectionIgnored';

/** A broken rule, with the element that breaks it. */
export interface Finding {
  rule: Rule;
  /** An error prevents the deployment. A warning means that a request may not run as intended. */
  level: 'error' | 'warning';
  element?: string;
  name?: string;
}

export const START = 'bpmn:StartEvent';
export const END = 'bpmn:EndEvent';
export const TASK = 'bpmn:UserTask';
export const GATEWAY = 'bpmn:ExclusiveGateway';
export const PARALLEL = 'bpmn:ParallelGateway';
export const INCLUSIVE = 'bpmn:InclusiveGateway';
/** The node types that the engine runs. */
const KINDS: readonly string[] = [START, END, TASK, GATEWAY, PARALLEL, INCLUSIVE, SUB_PROCESS];
/** The gateways whose flows have conditions. */
export const CHOICES: readonly string[] = [GATEWAY, INCLUSIVE];

/** Returns the problems of a diagram, errors first. The `key` of the model determines which fields its form has. */
export function validate(drawing: Drawing, key: string): Finding[] {
  const shape = [...ofWhole(drawing), ...drawing.nodes.flatMap((node) => ofNode(node, drawing))];
  const flat = flattened(drawing);
  const found = [
    ...shape,
    ...ofConditions(drawing, key),
    ...ofForm(drawing),
    ...(shape.some(isError) ? [] : [...ofWays(flat, drawing), ...ofRejections(flat)]),
  ];
  return found.toSorted((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'));
}

/** True for a finding that prevents the deployment. */
export const isError = ({ level }: Finding) => level === 'error';

/** Finds conditions that do not match the fields of the process's form, or that cannot be parsed. */
const ofConditions = ({ nodes, flows, fields }: Drawing, key: string): Finding[] =>
  flows.flatMap((flow) => {
    const fault = faultOf(flow.condition, key, fields);
    if (!fault) return [];
    // Only a warning for unknown syntax and variables, because the server's engine may support them. A comparison with
    // an option that the choice does not have can be evaluated, but has the same result for every request.
    const level = fault === 'foreign' || fault === 'mistyped' ? 'error' : 'warning';
    return [finding(fault === 'unreadable' ? fault : `${fault}Field`, named(flow, nodes), level)];
  });

/** Finds nodes without a path to an end, gateways that wait forever, and inclusive gateways that are never joined. */
function ofWays(drawing: Drawing, { nodes: drawn }: Drawing): Finding[] {
  const nodes = drawing.nodes.filter(({ id }) => drawn.some((node) => node.id === id));
  const lost = nodes.filter((node) => isLost(node, drawing)).map((node) => finding('noWayToEnd', node));
  const stuck = lost.length > 0 ? undefined : stuckAt(drawing);
  const forks = nodes.filter((node) => joinsNowhere(node, drawing));
  return stuck ? [finding('stuck', stuck)] : [...lost, ...forks.map((node) => finding('noJoin', node, 'warning'))];
}

/** Finds the paths on which a request continues after a rejected step and may be approved. */
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

/** Returns the name of a flow, or else the names of the nodes it connects. */
function named({ id, name, from, to }: DrawnFlow, nodes: readonly DrawnNode[]) {
  const [start, end] = [from, to].map((one) => nodes.find((node) => node.id === one)?.name.trim() || one);
  return { id, name: name.trim() || `${start} → ${end}` };
}

function ofWhole({ nodes }: Drawing): Finding[] {
  const outer = nodes.filter(({ parent }) => !parent);
  const missing: Finding[] = [];
  if (!has(outer, START)) missing.push({ rule: 'noStart', level: 'error' });
  if (!has(outer, END)) missing.push({ rule: 'noEnd', level: 'error' });
  if (!has(nodes, TASK)) missing.push({ rule: 'noTask', level: 'error' });
  return [...missing, ...furtherStarts(outer)];
}

const has = (nodes: readonly DrawnNode[], kind: string) => nodes.some(({ type }) => type === kind);

const furtherStarts = (nodes: readonly DrawnNode[]) =>
  nodes
    .filter(({ type }) => type === START)
    .slice(1)
    .map((node) => finding('manyStarts', node));

function ofSubProcess(node: DrawnNode, nodes: readonly DrawnNode[]): Finding[] {
  const inner = nodes.filter(({ parent }) => parent === node.id);
  const found = furtherStarts(inner);
  if (!has(inner, START)) found.push(finding('subNoStart', node));
  if (!has(inner, END)) found.push(finding('subNoEnd', node));
  if (!has(insideOf(node, nodes), TASK)) found.push(finding('subNoTask', node));
  return found;
}

function ofNode(node: DrawnNode, drawing: Drawing): Finding[] {
  const { id, type, name } = node;
  const { nodes, flows } = drawing;
  // The engine cannot repeat sub-processes.
  if (!KINDS.includes(type) || (type === SUB_PROCESS && node.loop)) return [finding('unsupported', node)];
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
  if (type === SUB_PROCESS) found.push(...ofSubProcess(node, nodes));
  if (CHOICES.includes(type) && out.length > 1) found.push(...ofChoice(node, out, drawing));
  return found;
}

function ofChoice(gateway: DrawnNode, out: readonly DrawnFlow[], { nodes, fields = [] }: Drawing): Finding[] {
  const conditional = out.filter(({ id }) => id !== gateway.otherwise);
  const open = conditional
    .filter(({ condition }) => !condition.trim())
    .map((flow) => finding('noCondition', named(flow, nodes)));
  if (conditional.length < out.length || open.length > 0) return open;
  const optional = fields.flatMap(({ id, required }) => (required ? [] : id));
  const isDependent = ({ condition }: DrawnFlow) => {
    const found = read(condition);
    return found && !canHoldWithout(found, optional);
  };
  return [finding(out.every(isDependent) ? 'allOptional' : 'noDefault', gateway, 'warning')];
}
