import { BpmnModdle, type Element } from 'bpmn-moddle';
import { holds, type Variables } from './condition';

/** A sequence flow: where it leads, and when. */
interface Flow {
  id: string;
  to: string;
  condition?: string | undefined;
}

/** A node of a process. */
export interface Step {
  id: string;
  name: string;
  kind: 'start' | 'task' | 'gateway' | 'end';
  flows: readonly Flow[];
  /** The flow an exclusive gateway takes when no condition holds. */
  otherwise?: string | undefined;
  /** Who may decide a task, as the drawing says it: `activiti:candidateGroups="role:1,dept:106,head"`, `activiti:candidateUsers="5"`. */
  candidates: { groups: string; users: string };
}

/** A process that can be run. */
export interface Process {
  key: string;
  name: string;
  steps: ReadonlyMap<string, Step>;
}

/** Where a process stands after a step: at a task, or at its end. */
export interface Place {
  step: Step;
  /** The nodes and flows gone through on the way, the place itself not among them. */
  passed: readonly string[];
}

const KINDS: Readonly<Record<string, Step['kind']>> = {
  'bpmn:StartEvent': 'start',
  'bpmn:UserTask': 'task',
  'bpmn:ExclusiveGateway': 'gateway',
  'bpmn:EndEvent': 'end',
};

/** Reads a process from BPMN 2.0 XML. Throws with words for people when it is none that can be run. */
export async function readProcess(xml: string): Promise<Process> {
  const { rootElement } = await new BpmnModdle().fromXML(xml).catch(() => {
    throw new Error('流程文件无法识别');
  });
  const process = rootElement.rootElements?.find(({ $type }) => $type === 'bpmn:Process');
  if (!process) throw new Error('流程文件中没有流程');
  const elements = process.flowElements ?? [];
  const flows = elements.filter(({ $type }) => $type === 'bpmn:SequenceFlow');
  const steps = new Map<string, Step>();
  for (const element of elements) {
    if (element.$type === 'bpmn:SequenceFlow') continue;
    const kind = KINDS[element.$type];
    if (!kind) throw new Error(`不支持的流程元素：${element.name ?? element.id}（${element.$type}）`);
    steps.set(element.id, stepOf(element, kind, flows));
  }
  const found = { key: process.id, name: process.name ?? process.id, steps };
  check(found);
  return found;
}

function stepOf(element: Element, kind: Step['kind'], flows: readonly Element[]): Step {
  return {
    id: element.id,
    name: element.name ?? '',
    kind,
    flows: flows
      .filter(({ sourceRef }) => sourceRef?.id === element.id)
      .map((flow) => ({ id: flow.id, to: flow.targetRef?.id ?? '', condition: flow.conditionExpression?.body })),
    otherwise: element.default?.id,
    candidates: {
      groups: element.$attrs['activiti:candidateGroups'] ?? '',
      users: element.$attrs['activiti:candidateUsers'] ?? '',
    },
  };
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

/** The way from the start to the first task. */
export const begin = (process: Process, variables: Variables): Place =>
  walk(process, [...process.steps.values()].find(({ kind }) => kind === 'start')?.id ?? '', variables);

/** The way from a task that is done to the next task or the end. Throws when no flow may be taken. */
export const goOn = (process: Process, taskId: string, variables: Variables): Place => walk(process, taskId, variables);

/** More steps without a task than this are a circle. */
const MAX_STEPS = 100;

function walk({ steps }: Process, from: string, variables: Variables): Place {
  const passed: string[] = [];
  let step = steps.get(from);
  while (step && passed.length < MAX_STEPS) {
    const flow = flowFrom(step, variables);
    passed.push(step.id, flow.id);
    step = steps.get(flow.to);
    if (step?.kind === 'task' || step?.kind === 'end') return { step, passed };
  }
  throw new Error('流程没有可以到达的节点');
}

function flowFrom({ id, name, flows, otherwise }: Step, variables: Variables): Flow {
  const open = flows.filter((flow) => flow.id !== otherwise);
  const taken = open.find(({ condition }) => !condition || holds(condition, variables));
  const flow = taken ?? flows.find((one) => one.id === otherwise);
  if (!flow) throw new Error(`节点“${name || id}”没有满足条件的流转路径`);
  return flow;
}
