import { BpmnModdle, type Element } from 'bpmn-moddle';
import { type FieldText, type FormField, readFields } from '../check/fields';
import { readRights, type StepRight } from '../check/rights';
import { isShare, readSigning, type Signing } from '../check/signing';

/** A sequence flow: its target and its condition, if any. */
export interface Flow {
  id: string;
  to: string;
  condition?: string | undefined;
}

/** A node of a process. */
export interface Step {
  id: string;
  name: string;
  kind: 'start' | 'task' | 'gateway' | 'parallel' | 'inclusive' | 'end';
  flows: readonly Flow[];
  /**
   * The number of incoming flows. A parallel gateway waits for a token on each incoming flow. An inclusive gateway
   * waits only for tokens that can still arrive.
   */
  incoming: number;
  /** The flow that an exclusive or inclusive gateway takes when no condition holds. */
  otherwise?: string | undefined;
  /**
   * The candidates of a task in the diagram: `activiti:candidateGroups="role:1,dept:106,head"`,
   * `activiti:candidateUsers="5"`.
   */
  candidates: { groups: string; users: string };
  /** True when the process continues after a rejection of this task: `activiti:rejection="continue"`. */
  continues: boolean;
  /** Milliseconds after which a task is overdue, from the duration of its boundary timer. */
  remindAfter?: number | undefined;
  /** How several users decide a task together. */
  signing?: Signing | undefined;
  /** The actions for a task without a candidate, `activiti:empty`, and for an overdue task, `activiti:late`. */
  empty?: string | undefined;
  late?: string | undefined;
  /** The rights of the task's deciders to the fields of the form. */
  rights: readonly StepRight[];
  /** True when passing the task requires a signature: `activiti:signature`. */
  signature: boolean;
}

/** An executable process. */
export interface Process {
  key: string;
  name: string;
  steps: ReadonlyMap<string, Step>;
  /** The fields of the general form. */
  form: readonly FormField[];
}

const KINDS: Readonly<Record<string, Step['kind']>> = {
  'bpmn:StartEvent': 'start',
  'bpmn:UserTask': 'task',
  'bpmn:ExclusiveGateway': 'gateway',
  'bpmn:ParallelGateway': 'parallel',
  'bpmn:InclusiveGateway': 'inclusive',
  'bpmn:EndEvent': 'end',
};

/** Parses a process from BPMN 2.0 XML. Throws a readable message if the process cannot be executed. */
export async function readProcess(xml: string): Promise<Process> {
  const { rootElement } = await new BpmnModdle().fromXML(xml).catch(() => {
    throw new Error('流程文件无法识别');
  });
  const process = rootElement.rootElements?.find(({ $type }) => $type === 'bpmn:Process');
  if (!process) throw new Error('流程文件中没有流程');
  const elements = withNested(process.flowElements ?? []);
  const flows = elements.filter(({ $type }) => $type === 'bpmn:SequenceFlow');
  const steps = new Map<string, Step>();
  const timers = elements.filter(isReminder);
  for (const element of elements) {
    if (element.$type === 'bpmn:SequenceFlow' || isReminder(element)) continue;
    if (element.$type === SUB_PROCESS) {
      for (const step of entryAndExit(element, flows)) steps.set(step.id, step);
      continue;
    }
    const kind = KINDS[element.$type];
    if (!kind) throw new Error(`不支持的流程元素：${element.name ?? element.id}（${element.$type}）`);
    const timer = timers.find(({ attachedToRef }) => attachedToRef?.id === element.id);
    steps.set(element.id, {
      ...stepOf(element, kind, flows),
      remindAfter: timer && durationOf(timer),
      ...inSub(element),
    });
  }
  const found = {
    key: process.id,
    name: process.name ?? process.id,
    steps,
    form: readFields(elements.filter(({ $type }) => $type === 'bpmn:StartEvent').flatMap(propertiesOf)),
  };
  check(found);
  return found;
}

const SUB_PROCESS = 'bpmn:SubProcess';

/** All elements, including those of embedded sub-processes, which run as parts of the process around them. */
const withNested = (elements: readonly Element[]): Element[] =>
  elements.flatMap((one) => (one.$type === SUB_PROCESS ? [one, ...withNested(one.flowElements ?? [])] : one));

const exitOf = ({ id }: Element) => `${id}/end`;

/**
 * Returns the gateways that replace a sub-process. The first gateway leads to the start of the sub-process. The second
 * gateway waits for all tokens at the ends of the sub-process.
 */
function entryAndExit(element: Element, flows: readonly Element[]): Step[] {
  const name = `子流程“${element.name ?? element.id}”`;
  if (element.triggeredByEvent || element.loopCharacteristics) throw new Error(`${name}不能由事件触发或重复执行`);
  const inner = element.flowElements ?? [];
  const of = (type: string) => inner.filter(({ $type }) => $type === type);
  const [start, ...more] = of('bpmn:StartEvent');
  if (!start || more.length > 0) throw new Error(`${name}必须有且只有一个开始节点`);
  if (of('bpmn:EndEvent').length === 0) throw new Error(`${name}没有结束节点`);
  if (!withNested(inner).some(({ $type }) => $type === 'bpmn:UserTask')) throw new Error(`${name}没有审批节点`);
  return [
    { ...stepOf(element, 'gateway', flows), flows: [{ id: `${element.id}/start`, to: start.id }] },
    { ...stepOf(element, 'inclusive', flows), id: exitOf(element), incoming: Math.max(2, of('bpmn:EndEvent').length) },
  ];
}

/**
 * Returns the properties that turn the start and the ends of a sub-process into gateways. Returns {} for any other
 * element.
 */
function inSub({ id, $type, $parent: parent }: Element): Partial<Step> {
  if (parent?.$type !== SUB_PROCESS) return {};
  if ($type === 'bpmn:StartEvent') return { kind: 'gateway' };
  return $type === 'bpmn:EndEvent' ? { kind: 'gateway', flows: [{ id: `${id}/end`, to: exitOf(parent) }] } : {};
}

/** The form properties of an element: the form fields for a start event, the rights to form fields for a user task. */
const propertiesOf = ({ extensionElements }: Element): FieldText[] =>
  (extensionElements?.values ?? [])
    .filter(({ $type }) => $type === 'activiti:formProperty')
    .map(({ id, name, type, required, readable, writable, $children = [] }) => ({
      id,
      name,
      type,
      required: required === 'true',
      readable: readable !== 'false',
      writable: writable !== 'false',
      values: $children.map((value) => value.name ?? value.id),
    }));

function stepOf(element: Element, kind: Step['kind'], flows: readonly Element[]): Step {
  return {
    id: element.id,
    name: element.name ?? '',
    kind,
    flows: flows
      .filter(({ sourceRef }) => sourceRef?.id === element.id)
      .map((flow) => ({ id: flow.id, to: flow.targetRef?.id ?? '', condition: flow.conditionExpression?.body })),
    incoming: flows.filter(({ targetRef }) => targetRef?.id === element.id).length,
    otherwise: element.default?.id,
    candidates: {
      groups: element.$attrs['activiti:candidateGroups'] ?? '',
      users: element.$attrs['activiti:candidateUsers'] ?? '',
    },
    signing: signingOf(element),
    empty: element.$attrs['activiti:empty'],
    late: element.$attrs['activiti:late'],
    continues: element.$attrs['activiti:rejection'] === 'continue',
    rights: kind === 'task' ? readRights(propertiesOf(element)) : [],
    signature: element.$attrs['activiti:signature'] === 'true',
  };
}

function signingOf({ loopCharacteristics: loop, name, id }: Element): Signing | undefined {
  if (loop?.$type !== 'bpmn:MultiInstanceLoopCharacteristics') return undefined;
  const condition = loop.completionCondition?.body?.trim() ?? '';
  const read = readSigning({ sequential: loop.isSequential ?? false, condition });
  if (!read) throw new Error(`节点“${name ?? id}”的多人审批条件无法识别：${condition}`);
  if (!isShare(read.share)) throw new Error(`节点“${name ?? id}”的通过比例须在 1 到 100 之间`);
  return read;
}

/** True for a non-interrupting timer on the border of a task. It only makes the task overdue. */
const isReminder = ({ $type, cancelActivity, eventDefinitions }: Element) =>
  $type === 'bpmn:BoundaryEvent' &&
  cancelActivity === false &&
  eventDefinitions?.[0]?.$type === 'bpmn:TimerEventDefinition';

/** Converts an ISO 8601 duration of days, hours and minutes to milliseconds. Returns undefined for any other text. */
function durationOf({ eventDefinitions }: Element): number | undefined {
  const text = eventDefinitions?.[0]?.timeDuration?.body ?? '';
  const [found, days = 0, hours = 0, minutes = 0] = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(text) ?? [];
  if (!found) return undefined;
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000;
}

function check({ steps }: Process): void {
  const all = [...steps.values()];
  if (all.filter(({ kind }) => kind === 'start').length !== 1) throw new Error('流程必须有且只有一个开始节点');
  if (!all.some(({ kind }) => kind === 'end')) throw new Error('流程没有结束节点');
  if (!all.some(({ kind }) => kind === 'task')) throw new Error('数据模型不符要求，请至少设计一条主线流程。');
  for (const { id, name, kind, flows } of all) {
    if (kind === 'end') continue;
    if (flows.length === 0) throw new Error(`节点“${name || id}”没有后续节点`);
    if (flows.some(({ to }) => !steps.has(to))) throw new Error(`节点“${name || id}”的连线没有终点`);
  }
}
