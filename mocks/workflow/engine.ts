import { BpmnModdle, type Element } from 'bpmn-moddle';
import { isForRejection } from '@/areas/workflow/model/check/rejection';
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
  kind: 'start' | 'task' | 'gateway' | 'parallel' | 'end';
  flows: readonly Flow[];
  /** The number of flows that lead here: a parallel gateway waits for all of them. */
  incoming: number;
  /** The flow an exclusive gateway takes when no condition holds. */
  otherwise?: string | undefined;
  /**
   * The candidates of a task in the drawing: `activiti:candidateGroups="role:1,dept:106,head"`,
   * `activiti:candidateUsers="5"`.
   */
  candidates: { groups: string; users: string };
  /** True when the process goes on after this task was rejected: `activiti:rejection="continue"`. */
  continues: boolean;
  /** Milliseconds after which a task is overdue: the duration of its boundary timer. */
  remindAfter?: number | undefined;
}

/** An executable process. */
export interface Process {
  key: string;
  name: string;
  steps: ReadonlyMap<string, Step>;
}

/** What has come to a parallel gateway, which waits for the other flows, or to an end; with the result so far. */
export interface Arrival {
  at: string;
  flow: string;
  result: number;
}

/** How far an instance gets after a step. */
export interface Walk {
  /** The tasks it reaches: several after a parallel gateway. */
  tasks: readonly Step[];
  /** What stands at parallel gateways and ends, including what came earlier. */
  arrived: readonly Arrival[];
  /** The nodes and flows passed on the way, without the tasks. */
  passed: readonly string[];
  /** True when a rejection ends the request here: no further task is reached, and open tasks are closed. */
  rejected: boolean;
}

const KINDS: Readonly<Record<string, Step['kind']>> = {
  'bpmn:StartEvent': 'start',
  'bpmn:UserTask': 'task',
  'bpmn:ExclusiveGateway': 'gateway',
  'bpmn:ParallelGateway': 'parallel',
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
  const timers = elements.filter(isReminder);
  for (const element of elements) {
    if (element.$type === 'bpmn:SequenceFlow' || isReminder(element)) continue;
    const kind = KINDS[element.$type];
    if (!kind) throw new Error(`不支持的流程元素：${element.name ?? element.id}（${element.$type}）`);
    const timer = timers.find(({ attachedToRef }) => attachedToRef?.id === element.id);
    steps.set(element.id, { ...stepOf(element, kind, flows), remindAfter: timer && durationOf(timer) });
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
    incoming: flows.filter(({ targetRef }) => targetRef?.id === element.id).length,
    otherwise: element.default?.id,
    candidates: {
      groups: element.$attrs['activiti:candidateGroups'] ?? '',
      users: element.$attrs['activiti:candidateUsers'] ?? '',
    },
    continues: element.$attrs['activiti:rejection'] === 'continue',
  };
}

/** A timer on the edge of a task that does not interrupt it: it only makes the task overdue. */
const isReminder = ({ $type, cancelActivity, eventDefinitions }: Element) =>
  $type === 'bpmn:BoundaryEvent' &&
  cancelActivity === false &&
  eventDefinitions?.[0]?.$type === 'bpmn:TimerEventDefinition';

/** The milliseconds of an ISO 8601 duration of days, hours and minutes; undefined for anything else. */
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

/** Walks from the start to the first tasks. */
export const begin = (process: Process, variables: Variables): Walk =>
  walk(process, [...process.steps.values()].find(({ kind }) => kind === 'start')?.id ?? '', variables, []);

const REJECTED = 3;

/**
 * Walks on from a completed task, with what has arrived before. Throws when no flow's condition holds. A rejection ends
 * the request unless the task continues, or a gateway behind it has a flow for rejections that leads to a task.
 */
export function goOn(process: Process, taskId: string, variables: Variables, arrived: readonly Arrival[] = []): Walk {
  const task = process.steps.get(taskId);
  if (variables.result !== REJECTED || task?.continues) return walk(process, taskId, variables, arrived);
  const returned = isReturned(process, task, variables) ? walk(process, taskId, variables, arrived) : undefined;
  if (returned && returned.tasks.length > 0) return returned;
  return { tasks: [], arrived, passed: [taskId], rejected: true };
}

/** True when a rejected request takes a flow drawn for rejections at one of the gateways behind the task. */
function isReturned({ steps }: Process, task: Step | undefined, variables: Variables): boolean {
  const seen = new Set<Step>();
  let gateway = steps.get(task?.flows[0]?.to ?? '');
  while (gateway?.kind === 'gateway' && !seen.has(gateway)) {
    seen.add(gateway);
    const taken = openFlow(gateway, variables);
    if (!taken) return false;
    if (isForRejection(taken, gateway.flows, gateway.otherwise)) return true;
    gateway = steps.get(taken.to);
  }
  return false;
}

/** More steps than this without a task mean an endless loop. */
const MAX_STEPS = 100;

function walk({ steps }: Process, from: string, variables: Variables, before: readonly Arrival[]): Walk {
  const tasks: Step[] = [];
  const passed: string[] = [];
  let arrived = [...before];
  const leaving = [{ step: steps.get(from), now: variables }];
  for (let one = leaving.pop(); one; one = leaving.pop()) {
    const { step, now } = one;
    if (!step || passed.length > MAX_STEPS) throw new Error('流程没有可以到达的节点');
    passed.push(step.id);
    for (const flow of step.kind === 'parallel' ? step.flows : [flowFrom(step, now)]) {
      passed.push(flow.id);
      const next = steps.get(flow.to);
      if (next?.kind === 'task') tasks.push(next);
      else if (next?.kind === 'gateway') leaving.push({ step: next, now });
      else if (next) {
        arrived.push({ at: next.id, flow: flow.id, result: now.result ?? 1 });
        const here = arrived.filter(({ at }) => at === next.id);
        if (next.kind !== 'parallel' || here.length < next.incoming) continue;
        arrived = arrived.filter(({ at }) => at !== next.id);
        leaving.push({ step: next, now: { ...now, result: worstOf(here) } });
      }
    }
  }
  return { tasks, arrived, passed, rejected: false };
}

/** The result of several ways that come together: 3 rejected outweighs 2 passed. */
export const worstOf = (arrived: readonly Arrival[]) => Math.max(1, ...arrived.map(({ result }) => result));

function flowFrom(step: Step, variables: Variables): Flow {
  const flow = openFlow(step, variables);
  if (!flow) throw new Error(`节点“${step.name || step.id}”没有满足条件的流转路径`);
  return flow;
}

/** The first flow whose condition holds, else the default one. */
function openFlow({ flows, otherwise }: Step, variables: Variables): Flow | undefined {
  const conditional = flows.filter((flow) => flow.id !== otherwise);
  const open = conditional.find(({ condition }) => !condition || holds(condition, variables));
  return open ?? flows.find((one) => one.id === otherwise);
}
