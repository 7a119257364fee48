import type { Variables } from '../check/condition';
import { begin, goOn, skip, type Walk } from '../engine/engine';
import type { Process, Step } from '../engine/process';
import type { Branches } from './branches';
import type { Candidates } from './candidates';
import type { Rule } from './findings';
import type { Past } from './rehearsal.api';

/** A step that a request would pass. */
export interface Would extends Candidates {
  id: string;
  name: string;
  /**
   * Who would decide: the people who actually decided, if they still may decide, otherwise all candidates. If a single
   * decision is enough, only the last of the actual deciders.
   */
  deciders: readonly string[];
  /** The number of deciders if a single decision is enough, otherwise 1. Each decider makes 1/`share` of a decision. */
  share: number;
  /** True for the step at which a running request waits, and for all later steps. */
  isPending: boolean;
  /**
   * True if the request may wait at this step: it has to be decided (again), and all earlier steps are done or skipped.
   */
  isNext: boolean;
}

/** The simulated path of one request through the diagram. */
export interface Run {
  would: Would[];
  /** The decider of each step, by step id. Does not contain steps that several people could decide. */
  deciderOf: Map<string, string>;
  ended: 'passed' | 'rejected' | 'stopped';
  /** The last step that the request reached before it got stuck. */
  stoppedAt?: string | undefined;
  problems: { rule: Rule; about: string }[];
}

interface RunProps {
  process: Process;
  past: Past;
  candidatesOf: (step: Step, actor: string) => Candidates;
  branches: Branches;
}

/** Whether a token has passed a waiting step (`isPending`) or an undecided step that was not skipped (`isBehind`). */
interface Ahead {
  isPending: boolean;
  isBehind: boolean;
}

const [PASSED, REJECTED] = [2, 3];
/**
 * Max decisions of a step in a simulation. A request with more decisions counts as stuck in an endless loop, unless
 * people really made the decisions.
 */
const ROUNDS = 4;

/** Simulates a request from its submission to its end. Each step is decided as it was in reality, or else approved. */
export function runOf({ process, past, candidatesOf, branches }: RunProps): Run {
  const { result: _, ...submitted } = past.variables ?? {};
  let variables: Variables = submitted;
  const run: Run = { would: [], deciderOf: new Map(), ended: 'passed', problems: [] };
  const name = past.title ?? past.procInstId;
  const left = (past.decisions ?? []).filter(({ result }) => result);
  const waitsAt = (id: string) => Boolean(past.running && past.at?.includes(id));
  /** What the tokens that wait at a join have passed. */
  const joins = new Map<string, Ahead>();
  const rounds = new Map<string, number>();
  let arrived: Walk['arrived'] = [];
  let actor = String(past.applicantId ?? '');

  const stop = (rule: Rule, step: Step | undefined): Run => {
    run.problems.push({ rule, about: step?.name || step?.id || '' });
    return { ...run, ended: 'stopped', stoppedAt: run.would.at(-1)?.name };
  };
  const walk = (from: string | undefined, values: Variables, next: () => Walk): Walk | Run => {
    try {
      const found = next();
      branches.note(found.passed, values, name);
      return found;
    } catch {
      const start = from ?? [...process.steps.values()].find(({ kind }) => kind === 'start')?.id ?? '';
      const [gateway, isCircle] = gatewayAfter(process, start);
      return stop(isCircle ? 'endless' : 'noBranch', gateway);
    }
  };

  const first = walk(undefined, variables, () => begin(process, variables));
  if ('ended' in first) return first;
  arrived = first.arrived;
  const open = first.tasks.map((step) => ({ step, isPending: false, isBehind: false }));
  for (let token = open.shift(); token; token = open.shift()) {
    const { step } = token;
    const { id, signing } = step;
    const round = (rounds.get(id) ?? 0) + 1;
    rounds.set(id, round);
    const here = left.filter(({ taskDefKey }) => taskDefKey === id);
    const own = signing ? here : here.slice(0, 1);
    for (const one of own) left.splice(left.indexOf(one), 1);
    // Adds the form values that these decisions changed.
    variables = Object.assign({ ...variables }, ...own.map((one) => one.variables)) as Variables;
    // A step may wait again after its decision: for further signers, or because the request was returned to it.
    const isUndecided = own.length === 0 || waitsAt(id);
    const isPending = token.isPending || (own.length === 0 && waitsAt(id));
    if (round > ROUNDS && own.length === 0) return stop('endless', step);
    const { able, disabled } = candidatesOf(step, actor);
    const before = own
      .flatMap(({ deciderId }) => (deciderId ? String(deciderId) : []))
      .filter((one) => able.includes(one));
    const isShared = !signing || signing.mode === 'one';
    const deciders = isShared && before.length > 0 ? before.slice(-1) : signing && before.length > 0 ? before : able;
    run.would.push({
      id,
      name: step.name || id,
      able,
      disabled,
      deciders,
      share: isShared ? Math.max(1, deciders.length) : 1,
      isPending,
      isNext: isUndecided && !token.isBehind,
    });
    const [only] = deciders;
    if (only && deciders.length === 1) run.deciderOf.set(id, only);
    const now: Variables = { ...variables, result: own.at(-1)?.result ?? PASSED };
    const soFar = arrived;
    const known = variables;
    let next: () => Walk = () => goOn(process, id, now, soFar);
    const isSkipped = able.length === 0 && step.empty === 'skip';
    if (able.length === 0) {
      if (step.empty === 'refuse') return stop(disabled.length > 0 ? 'disabled' : 'nobody', step);
      run.problems.push({ rule: disabled.length > 0 ? 'disabled' : 'nobody', about: step.name || id });
      if (isSkipped) next = () => skip(process, id, known, soFar);
    }
    const found = walk(id, now, next);
    if ('ended' in found) return found;
    if (found.rejected) return { ...run, ended: 'rejected' };
    ({ arrived } = found);
    actor = only ?? actor;
    const ahead = merged([
      { isPending, isBehind: token.isBehind || (isUndecided && !isSkipped) },
      ...found.passed.flatMap((passed) => joins.get(passed) ?? []),
    ]);
    for (const passed of found.passed) joins.delete(passed);
    for (const { at } of arrived.filter((one) => !soFar.includes(one))) {
      joins.set(at, merged([ahead, joins.get(at) ?? ahead]));
    }
    open.push(...found.tasks.map((task) => ({ step: task, ...ahead })));
  }
  const stuck = arrived.find(({ at }) => ['parallel', 'inclusive'].includes(process.steps.get(at)?.kind ?? ''));
  if (stuck) return stop('noJoin', process.steps.get(stuck.at));
  const isRejected = arrived.some(({ result }) => result === REJECTED);
  return { ...run, ended: isRejected ? 'rejected' : 'passed' };
}

const merged = (all: readonly Ahead[]): Ahead => ({
  isPending: all.some((one) => one.isPending),
  isBehind: all.some((one) => one.isBehind),
});

/** Returns the first gateway after a step, and whether the gateways after the step form a loop without a task. */
function gatewayAfter({ steps }: Process, from: string): [gateway: Step | undefined, isCircle: boolean] {
  const gateways = (id: string) =>
    (steps.get(id)?.flows ?? []).flatMap(({ to }) =>
      ['gateway', 'inclusive'].includes(steps.get(to)?.kind ?? '') ? to : [],
    );
  const seen = new Set<string>();
  const circles = (id: string, way: readonly string[]): boolean =>
    gateways(id).some((to) => {
      if (way.includes(to)) return true;
      if (seen.has(to)) return false;
      seen.add(to);
      return circles(to, [...way, to]);
    });
  return [steps.get(gateways(from)[0] ?? from), circles(from, [])];
}
