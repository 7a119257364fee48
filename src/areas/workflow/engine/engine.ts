import { takenOf, type Values, type Variables } from '../check/condition';
import { isForRejection } from '../check/rejection';
import { type Arrival, forksAfter, readyJoin } from './joins';
import type { Flow, Process, Step } from './process';

/** The result of moving an instance forward from a step. */
export interface Walk {
  /** The tasks that were reached. There are several after a parallel or inclusive gateway. */
  tasks: readonly Step[];
  /** All tokens that wait or have reached an end, including the tokens from before this move. */
  arrived: readonly Arrival[];
  /** The step that was left, and the nodes and flows passed on the way to the tasks. */
  passed: readonly string[];
  /** True when a rejection ends the request here. No further task is reached, and open tasks are closed. */
  rejected: boolean;
}

/** Moves an instance from the start to its first tasks. */
export const begin = (process: Process, variables: Variables): Walk =>
  walk(process, [...process.steps.values()].find(({ kind }) => kind === 'start')?.id ?? '', variables, []);

/** The variables, with null for each optional field that was left empty. */
function withEmpty({ form }: Process, variables: Variables): Values {
  const empty = form.flatMap(({ id, required }) => (required ? [] : [[id, null] as const]));
  return { ...Object.fromEntries(empty), ...variables };
}

const REJECTED = 3;

/**
 * Moves on from a completed task. `arrived` are the tokens before the move. Throws if no flow's condition holds and
 * there is no default flow. A rejection ends the request, unless the task continues after rejections or a later gateway
 * has a flow for rejections that leads to a task.
 */
export function goOn(process: Process, taskId: string, variables: Variables, arrived: readonly Arrival[] = []): Walk {
  const task = process.steps.get(taskId);
  if (variables.result !== REJECTED || task?.continues) return walk(process, taskId, variables, arrived);
  const returned = isReturned(process, task, variables) ? walk(process, taskId, variables, arrived) : undefined;
  if (returned && returned.tasks.length > 0) return returned;
  return { tasks: [], arrived, passed: [taskId], rejected: true };
}

/** Moves on from a skipped task. The result of the earlier steps stays the same, or is 2 (passed) if there is none. */
export const skip = (process: Process, taskId: string, variables: Variables, arrived: readonly Arrival[]): Walk =>
  walk(process, taskId, { ...variables, result: variables.result ?? 2 }, arrived);

/** True when a rejected request takes a flow for rejections at one of the gateways directly after the task. */
function isReturned(process: Process, task: Step | undefined, given: Variables): boolean {
  const { steps } = process;
  const variables = withEmpty(process, given);
  const seen = new Set<Step>();
  let gateway = steps.get(task?.flows[0]?.to ?? '');
  while (gateway?.kind === 'gateway' && !seen.has(gateway)) {
    seen.add(gateway);
    const [taken] = openFlows(gateway, variables);
    if (!taken) return false;
    if (isForRejection(taken, gateway.flows, gateway.otherwise)) return true;
    gateway = steps.get(taken.to);
  }
  return false;
}

/** Max number of nodes and flows that one move may pass. A move that passes more is in an endless loop. */
const MAX_STEPS = 100;

function walk(process: Process, from: string, given: Variables, before: readonly Arrival[]): Walk {
  const { steps } = process;
  const variables = withEmpty(process, given);
  const isTracked = [...steps.values()].some(({ kind }) => kind === 'inclusive');
  const tasks: Step[] = [];
  const passed: string[] = [];
  const own = before.find(({ at }) => at === from);
  let arrived = before.filter((one) => one !== own);
  const leaving = [{ step: steps.get(from), now: variables, forks: own?.forks ?? [] }];
  for (let one = leaving.pop(); one; one = leaving.pop() ?? joined()) {
    const { step, now } = one;
    if (!step || passed.length > MAX_STEPS) throw new Error('流程没有可以到达的节点');
    passed.push(step.id);
    const splits = isTracked && (step.kind === 'parallel' || step.kind === 'inclusive') && step.flows.length > 1;
    const forks = splits ? [...one.forks, step.id] : one.forks;
    for (const flow of flowsFrom(step, now)) {
      passed.push(flow.id);
      const next = steps.get(flow.to);
      if (next?.kind === 'task') tasks.push(next);
      if (next?.kind === 'gateway') leaving.push({ step: next, now, forks });
      else if (next && (next.kind !== 'task' || isTracked)) {
        arrived.push({ at: next.id, flow: flow.id, result: resultIn(now) ?? 1, ...(isTracked && { forks }) });
      }
    }
  }
  return { tasks, arrived, passed, rejected: false };

  /**
   * Finds the next gateway that is ready to continue, and returns its outgoing token. Returns undefined while all
   * gateways are waiting.
   */
  function joined() {
    const step = readyJoin(process, arrived);
    if (!step) return undefined;
    const here = arrived.filter(({ at }) => at === step.id);
    arrived = arrived.filter(({ at }) => at !== step.id);
    const others = arrived.filter(({ at }) => steps.get(at)?.kind !== 'end');
    return { step, now: { ...variables, result: worstOf(here) }, forks: forksAfter(here, others) };
  }
}

/**
 * Returns the highest result of the tokens that join. 3 (rejected) outweighs 2 (passed). Without a result, returns 1.
 */
export const worstOf = (arrived: readonly Arrival[]) => Math.max(1, ...arrived.map(({ result }) => result));

const resultIn = ({ result }: Values) => (typeof result === 'number' ? result : undefined);

/** Returns the flows on which tokens leave a step. Throws if there are none. */
function flowsFrom(step: Step, variables: Values): readonly Flow[] {
  if (step.kind === 'parallel') return step.flows;
  const flows = openFlows(step, variables);
  if (flows.length === 0) throw new Error(`节点“${step.name || step.id}”没有满足条件的流转路径`);
  return flows;
}

const openFlows = (step: Step, variables: Values) =>
  takenOf({ otherwise: step.otherwise, isInclusive: step.kind === 'inclusive' }, step.flows, variables);
