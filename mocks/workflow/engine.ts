import { BpmnModdle, type Element } from 'bpmn-moddle';
import { holds, type Variables } from './condition';

/** A sequence flow: its target and its condition. */
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
  /**
   * The candidates of a task in the drawing: `activiti:candidateGroups="role:1,dept:106,head"`,
   * `activiti:candidateUsers="5"`.
   */
  candidates: { groups: string; users: string };
}

/** An executable process. */
export interface Process {
  key: string;
  name: string;
  steps: ReadonlyMap<string, Step>;
}

/** The position of an instance after a step: a task or the end. */
export interface Place {
  step: Step;
  /** The nodes and flows passed before it, excluding the position itself. */
  passed: readonly string[];
}

const KINDS: Readonly<Record<string, Step['kind']>> = {
  'bpmn:StartEvent': 'start',
  'bpmn:UserTask': 'task',
  'bpmn:ExclusiveGateway': 'gateway',
  'bpmn:EndEvent': 'end',
};

/** Parses a process from BPMN 2.0 XML. Throws a readable message when it cannot be executed. */
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

/** Walks from the start to the first task. */
export const begin = (process: Process, variables: Variables): Place =>
  walk(process, [...process.steps.values()].find(({ kind }) => kind === 'start')?.id ?? '', variables);

/** Walks from a completed task to the next task or the end. Throws when no flow's condition holds. */
export const goOn = (process: Process, taskId: string, variables: Variables): Place => walk(process, taskId, variables);

/** More steps than this without a task mean an endless loop. */
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
