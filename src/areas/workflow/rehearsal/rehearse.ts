import type { Process } from '../engine/process';
import { candidatesFrom } from './candidates';
import { type Finding, Findings } from './findings';
import { Branches } from './branches';
import { type Run, runOf } from './run';
import type { Past, Staff } from './rehearsal.api';

/** The reason why a running instance cannot move to the diagram. */
export type Obstacle = 'gone' | 'otherwise' | 'values' | 'applicant';

/** The actual outcome of a request, and its outcome with the diagram. */
export interface Rehearsed extends Run {
  past: Past;
  /** Why a running request cannot move to the diagram; undefined if it can move or has ended. */
  obstacle?: Obstacle | undefined;
}

/** The number of decisions that a person made in the last year, and would have made with the diagram. */
export interface Load {
  userId: string;
  before: number;
  after: number;
}

export interface Rehearsal {
  requests: Rehearsed[];
  loads: Load[];
  findings: Finding[];
}

/** Min number of simulated decisions of a person reported as overloaded. Fewer are not reported, even if doubled. */
const FEW = 10;

/**
 * Simulates the last year's requests with a diagram. Uses the real decisions. A step without a real decision is
 * approved. Reports lost steps, decisions on own requests, and steps with the same decider only if they are new.
 */
export function rehearse(
  process: Process,
  past: readonly Past[],
  staff: Staff,
  onProgress?: (done: number) => void,
): Rehearsal {
  const findings = new Findings();
  const branches = new Branches(process);
  const candidatesOf = candidatesFrom(staff);
  const loads = new Map<string, Load>();
  const load = (userId: string, when: 'before' | 'after', count: number) => {
    const one = loads.get(userId) ?? { userId, before: 0, after: 0 };
    one[when] += count;
    loads.set(userId, one);
  };
  const reached = new Set<string>();
  const usual = new Set(past.flatMap(togetherIn));
  const requests = past.map((request, index): Rehearsed => {
    const run = runOf({ process, past: request, candidatesOf, branches });
    const name = request.title ?? request.procInstId;
    const decided = (request.decisions ?? []).filter(({ result }) => result);
    for (const { deciderId } of decided) if (deciderId) load(String(deciderId), 'before', 1);
    for (const step of run.would) {
      reached.add(step.id);
      if (!step.isPending) for (const one of step.deciders) load(one, 'after', 1 / step.share);
    }
    for (const { rule, about } of [...run.problems, ...changesOf(request, run, process, usual)])
      findings.add(rule, about, name);
    const obstacle = request.running ? obstacleOf(request, run, process) : undefined;
    if (obstacle === 'gone') findings.add('gone', nameOfGone(request, process), name);
    if (obstacle === 'otherwise')
      findings.add('otherwise', (request.at ?? []).map((id) => stepName(process, id)).join('、'), name);
    if (index % 20 === 0) onProgress?.(index);
    return { ...run, past: request, obstacle };
  });
  const hidden = branches.hidden();
  for (const { id, to } of hidden) findings.add('overlap', stepName(process, to), branches.exampleOf(id));
  if (past.length > 0)
    for (const { id, kind } of process.steps.values())
      if (kind === 'task' && !reached.has(id) && !hidden.some(({ to }) => to === id))
        findings.add('unreached', stepName(process, id));
  for (const { userId, before, after } of loads.values())
    if (after >= FEW && after >= before * 2) findings.add('doubled', userId);
  return {
    requests,
    loads: [...loads.values()].toSorted((one, other) => other.after - other.before - (one.after - one.before)),
    findings: findings.list(),
  };
}

const stepName = ({ steps }: Process, id: string) => steps.get(id)?.name || id;

const together = (person: string, steps: readonly string[]) => `${person} ${[...new Set(steps)].toSorted().join(' ')}`;

/** For each person, the steps that this person decided within one request. */
function togetherIn({ decisions }: Past): string[] {
  const decided = (decisions ?? []).flatMap(({ taskDefKey, deciderId, result }) =>
    result && deciderId ? { taskDefKey, person: String(deciderId) } : [],
  );
  return [...new Set(decided.map(({ person }) => person))].map((person) =>
    together(
      person,
      decided.flatMap((one) => (one.person === person ? one.taskDefKey : [])),
    ),
  );
}

/** Returns the problems that a simulated request has and the real request did not have. */
function changesOf(past: Past, { would, ended, deciderOf }: Run, process: Process, usual: ReadonlySet<string>) {
  const had = (past.decisions ?? []).filter(({ result }) => result);
  const ran = new Set(would.map(({ id }) => id));
  const changes: { rule: 'limit' | 'ownRequest' | 'samePerson'; about: string }[] = [];
  if (ended === 'passed')
    for (const { taskDefKey } of had)
      if (process.steps.get(taskDefKey)?.kind === 'task' && !ran.has(taskDefKey))
        changes.push({ rule: 'limit', about: stepName(process, taskDefKey) });
  const applicant = String(past.applicantId ?? '');
  const decidedBefore = (person: string) =>
    new Set(had.flatMap(({ taskDefKey, deciderId }) => (String(deciderId) === person ? taskDefKey : []))).size;
  for (const { id, able } of would)
    if (able.length === 1 && able[0] === applicant && !decidedBefore(applicant))
      changes.push({ rule: 'ownRequest', about: stepName(process, id) });
  const people = [...new Set([...ran].flatMap((id) => deciderOf.get(id) ?? []))];
  for (const person of people) {
    const steps = [...ran].filter((id) => deciderOf.get(id) === person);
    if (steps.length > 1 && decidedBefore(person) < 2 && !usual.has(together(person, steps)))
      changes.push({ rule: 'samePerson', about: steps.map((id) => stepName(process, id)).join('、') });
  }
  return changes;
}

function obstacleOf({ at }: Past, run: Run, { steps }: Process): Obstacle | undefined {
  const now = at ?? [];
  if (now.includes('applicant')) return 'applicant';
  if (now.some((id) => steps.get(id)?.kind !== 'task')) return 'gone';
  if (run.ended === 'stopped') return 'values';
  return now.every((id) => run.would.some((step) => step.isNext && step.id === id)) ? undefined : 'otherwise';
}

const nameOfGone = ({ at }: Past, { steps }: Process) =>
  (at ?? []).filter((id) => steps.get(id)?.kind !== 'task').join('、');
