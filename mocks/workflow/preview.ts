import { http, type RequestHandler } from 'msw';
import { secured } from '../access';
import { depts, roles, type UserRow, users } from '../db';
import { api, bodyOf, ok, textOf } from '../respond';
import { holds, type Variables } from '@/areas/workflow/check/condition';
import { candidatesOf } from './candidates';
import { variablesOf } from './form/values';
import { processOf, startable } from './flow';
import type { Flow, Process, Step } from '@/areas/workflow/engine/process';
import { flowNodes } from './tables';

/** The variables that applicants enter. The third one, `result`, is always an approval in a preview. */
const ASKED = ['duration', 'money'] as const;

/** Optional: the steps that a request would take, before it is sent (docs/contract#2.50). */
export const previewHandlers: RequestHandler[] = [
  http.post(
    api('/act/process/preview'),
    secured(null, async ({ request, user }) => {
      const body = await bodyOf(request);
      const procDefId = textOf(body, 'procDefId');
      await startable(procDefId);
      const process = await processOf(procDefId);
      const variables: Record<string, number | string> = { result: 2, ...variablesOf(process.form, body.values) };
      for (const name of ASKED) if (Number(body[name]) > 0) variables[name] = Number(body[name]);
      return ok(
        await Promise.all(stepsAhead(process, variables).map((ahead, index) => shown(ahead, user, index === 0))),
      );
    }),
  ),
];

interface Ahead {
  step: Step;
  /** The variables without a value that decide whether the step is reached; empty if it is always reached. */
  needs: readonly string[];
}

/** Returns the steps between start and end in order, if everybody approves. */
export function stepsAhead(process: Process, variables: Variables): Ahead[] {
  const needs = new Set<string>();
  const start = [...process.steps.values()].find(({ kind }) => kind === 'start');
  const ways = start ? waysFrom(process, start, variables, needs, new Set()) : [];
  const found = new Set(ways.flat());
  return [...found].map((step) => ({ step, needs: ways.every((way) => way.includes(step)) ? [] : [...needs] }));
}

/** Returns the tasks on every possible path to an end. Collects in `needs` the variables that select the path. */
function waysFrom(
  process: Process,
  step: Step,
  variables: Variables,
  needs: Set<string>,
  seen: ReadonlySet<string>,
): Step[][] {
  if (step.kind === 'end' || seen.has(step.id)) return [[]];
  const own = step.kind === 'task' ? [step] : [];
  const rest = (flow: Flow) => {
    const next = process.steps.get(flow.to);
    return next ? waysFrom(process, next, variables, needs, new Set([...seen, step.id])) : [[]];
  };
  const together = (flows: readonly Step[][][]) =>
    flows.reduce((all, one) => all.flatMap((way) => one.map((more) => [...way, ...more])), [[]]);
  const branches =
    step.kind === 'parallel'
      ? together(step.flows.map(rest))
      : step.kind === 'inclusive'
        ? together(anyFlows(step, variables, needs).map(([flow, isSure]) => [...(isSure ? [] : [[]]), ...rest(flow)]))
        : openFlows(step, variables, needs).flatMap(rest);
  return branches.slice(0, 200).map((way) => [...new Set([...own, ...way])]);
}

/** Returns the flows that an inclusive gateway may take, each with true if it will certainly be taken. */
function anyFlows({ flows, otherwise }: Step, variables: Variables, needs: Set<string>): [Flow, boolean][] {
  const found = flows.flatMap((flow): [Flow, boolean][] => {
    if (flow.id === otherwise) return [];
    const held = flow.condition ? attempt(flow.condition, variables) : true;
    if (held === undefined) for (const name of namesIn(flow.condition)) if (!(name in variables)) needs.add(name);
    return held === false ? [] : [[flow, held === true]];
  });
  if (found.some(([, isSure]) => isSure)) return found;
  const last = flows.find(({ id }) => id === otherwise);
  return last ? [...found, [last, found.length === 0]] : found;
}

/** Returns the flows that may be taken: a single flow if the values are sufficient. */
function openFlows({ flows, otherwise }: Step, variables: Variables, needs: Set<string>): Flow[] {
  const open: Flow[] = [];
  for (const flow of flows.filter(({ id }) => id !== otherwise)) {
    const held = flow.condition ? attempt(flow.condition, variables) : true;
    if (held === undefined) for (const name of namesIn(flow.condition)) if (!(name in variables)) needs.add(name);
    if (held !== false) open.push(flow);
    if (held === true) return open;
  }
  return [...open, ...flows.filter(({ id }) => id === otherwise)];
}

const namesIn = (condition = '') => ASKED.filter((name) => new RegExp(`\\b${name}\\b`).test(condition));

function attempt(condition: string, variables: Variables): boolean | undefined {
  try {
    return holds(condition, variables);
  } catch {
    return undefined;
  }
}

async function shown({ step: { id, name }, needs }: Ahead, user: UserRow, isFirst: boolean) {
  const node = await flowNodes.find(id);
  const people = await Promise.all((await candidatesOf(id, isFirst ? user : undefined)).map((one) => users.find(one)));
  const roleNames = await Promise.all((node?.roleIds ?? []).map(async (one) => (await roles.find(one))?.roleName));
  const deptNames = await Promise.all((node?.deptIds ?? []).map(async (one) => (await depts.find(one))?.deptName));
  return {
    taskDefKey: id,
    taskName: name,
    people: people.flatMap((one) => one?.userName ?? []),
    roles: [...roleNames, ...deptNames].filter(Boolean),
    /** True for a department head who is known only once the step before has been decided. */
    deptHeader: !isFirst && (node?.deptHeader ?? false),
    needs,
  };
}
