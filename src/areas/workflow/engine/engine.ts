import { isForRejection } from '../model/check/rejection';
import { holds, type Variables } from './condition';
import type { Flow, Process, Step } from './process';

/** A token that has arrived at a parallel gateway, which waits for the other flows, or at an end; with its result. */
export interface Arrival {
  at: string;
  flow: string;
  result: number;
}

/** The result of moving an instance on from a step. */
export interface Walk {
  /** The tasks reached: several after a parallel gateway. */
  tasks: readonly Step[];
  /** The tokens at parallel gateways and ends, including earlier ones. */
  arrived: readonly Arrival[];
  /** The nodes and flows passed on the way, without the tasks. */
  passed: readonly string[];
  /** True when a rejection ends the request here: no further task is reached, and open tasks are closed. */
  rejected: boolean;
}

/** Moves from the start to the first tasks. */
export const begin = (process: Process, variables: Variables): Walk =>
  walk(process, [...process.steps.values()].find(({ kind }) => kind === 'start')?.id ?? '', variables, []);

const REJECTED = 3;

/**
 * Moves on from a completed task, with the earlier tokens. Throws when no flow's condition holds. A rejection ends the
 * request unless the task continues, or a gateway behind it has a flow for rejections that leads to a task.
 */
export function goOn(process: Process, taskId: string, variables: Variables, arrived: readonly Arrival[] = []): Walk {
  const task = process.steps.get(taskId);
  if (variables.result !== REJECTED || task?.continues) return walk(process, taskId, variables, arrived);
  const returned = isReturned(process, task, variables) ? walk(process, taskId, variables, arrived) : undefined;
  if (returned && returned.tasks.length > 0) return returned;
  return { tasks: [], arrived, passed: [taskId], rejected: true };
}

/** Moves on from a task that nobody has to decide, with the result so far. */
export const skip = (process: Process, taskId: string, variables: Variables, arrived: readonly Arrival[]): Walk =>
  walk(process, taskId, { ...variables, result: variables.result ?? 2 }, arrived);

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

/** More steps than this without reaching a task mean an endless loop. */
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

/** The result of several flows that join: 3 rejected outweighs 2 passed. */
export const worstOf = (arrived: readonly Arrival[]) => Math.max(1, ...arrived.map(({ result }) => result));

function flowFrom(step: Step, variables: Variables): Flow {
  const flow = openFlow(step, variables);
  if (!flow) throw new Error(`节点“${step.name || step.id}”没有满足条件的流转路径`);
  return flow;
}

/** The first flow whose condition holds, else the default flow. */
function openFlow({ flows, otherwise }: Step, variables: Variables): Flow | undefined {
  const conditional = flows.filter((flow) => flow.id !== otherwise);
  const open = conditional.find(({ condition }) => !condition || holds(condition, variables));
  return open ?? flows.find((one) => one.id === otherwise);
}
