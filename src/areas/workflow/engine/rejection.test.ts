import fc from 'fast-check';
import { expect, it } from 'vitest';
import { begin, goOn, worstOf } from './engine';
import { type Process, readProcess } from './process';

const [PASSED, REJECTED] = [2, 3];

interface Drawn {
  /** The ids of the steps. A step listed in `goesOn` continues after a rejection. */
  steps: readonly string[];
  goesOn?: readonly string[];
  parallel?: readonly string[];
  exclusive?: readonly string[];
  /** `from to` or `from to condition`. The condition `default` marks the default flow. */
  flows: readonly string[];
}

async function drawn({ steps, goesOn = [], parallel = [], exclusive = [], flows }: Drawn): Promise<Process> {
  const parts = flows.map((flow) => /^(\S+) (\S+) ?(.*)$/.exec(flow)?.slice(1) ?? []);
  const defaultOf = (id: string) => parts.find(([from, , condition]) => from === id && condition === 'default');
  return readProcess(`<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:activiti="http://activiti.org/bpmn" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" id="d"><process id="p">
    <startEvent id="start" /><endEvent id="end" />
    ${steps.map((id) => `<userTask id="${id}" ${goesOn.includes(id) ? 'activiti:rejection="continue"' : ''} />`).join('')}
    ${parallel.map((id) => `<parallelGateway id="${id}" />`).join('')}
    ${exclusive.map((id) => `<exclusiveGateway id="${id}" ${defaultOf(id) ? `default="${id}-${defaultOf(id)?.[1] ?? ''}"` : ''} />`).join('')}
    ${parts
      .map(([from, to, condition]) => {
        const text = condition && condition !== 'default' ? `<![CDATA[\${${condition}}]]>` : '';
        const expression = text && `<conditionExpression xsi:type="tFormalExpression">${text}</conditionExpression>`;
        return `<sequenceFlow id="${from}-${to}" sourceRef="${from}" targetRef="${to}">${expression}</sequenceFlow>`;
      })
      .join('')}
  </process></definitions>`);
}

/** Runs a request in which `verdict` decides each open step. Returns the final result and the decisions. */
function run(process: Process, verdict: (step: string, round: number) => number, money = 5000) {
  let walk = begin(process, { money });
  let open = walk.tasks.map(({ id }) => id);
  const decisions: { step: string; result: number; isFinal: boolean }[] = [];
  while (open.length > 0 && decisions.length < 40) {
    const [step = ''] = open;
    const result = verdict(step, decisions.length);
    walk = goOn(process, step, { money, result }, walk.arrived);
    decisions.push({ step, result, isFinal: walk.rejected });
    open = walk.rejected ? [] : [...open.slice(1), ...walk.tasks.map(({ id }) => id)];
  }
  return { result: walk.rejected ? REJECTED : worstOf(walk.arrived), decisions, isOver: open.length === 0 };
}
const decidedSteps = ({ decisions }: ReturnType<typeof run>) => decisions.map(({ step }) => step);

const branches: Drawn = {
  steps: ['manager', 'staff', 'boss'],
  parallel: ['fork', 'join'],
  exclusive: ['amount'],
  flows: [
    'start fork',
    'fork manager',
    'fork staff',
    'manager join',
    'staff join',
    'join amount',
    'amount boss money > 3',
    'amount end default',
    'boss end',
  ],
};
const inARow: Drawn = { steps: ['first', 'second'], flows: ['start first', 'first second', 'second end'] };

it('a rejection in one parallel branch ends the request as rejected', async () => {
  const process = await drawn(branches);
  const ended = run(process, (step) => (step === 'manager' ? REJECTED : PASSED));
  expect(ended.result).toBe(REJECTED);
  expect(decidedSteps(ended)).not.toContain('boss');
});

it.each([
  ['(b) the first of two steps in a row is rejected', 'first', ['first']],
  ['(c) the last of two steps in a row is rejected', 'second', ['first', 'second']],
])('%s: the request ends as rejected', async (_, rejected, steps) => {
  const ended = run(await drawn(inARow), (step) => (step === rejected ? REJECTED : PASSED));
  expect([ended.result, decidedSteps(ended)]).toEqual([REJECTED, steps]);
});

it('a step marked to continue after a rejection passes the request to the next step', async () => {
  const ended = run(await drawn({ ...inARow, goesOn: ['first'] }), (step) => (step === 'first' ? REJECTED : PASSED));
  expect([ended.result, decidedSteps(ended)]).toEqual([PASSED, ['first', 'second']]);
});

/** The gateway after the second step returns a rejected request to the first step. */
const returning = (back: string, on: string): Drawn => ({
  ...inARow,
  exclusive: ['choice'],
  flows: ['start first', 'first second', 'second choice', `choice first ${back}`, `choice end ${on}`],
});

it.each([
  ['a condition that requires a rejection', 'result == 3', 'default'],
  ['a condition that requires anything but a pass', 'result != 2', 'result == 2'],
  ['the default flow beside conditions that depend only on the result', 'default', 'result == 2'],
])('a gateway sends a rejected request back to an earlier step through %s', async (_, back, on) => {
  const ended = run(await drawn(returning(back, on)), (_step, round) => (round === 1 ? REJECTED : PASSED));
  expect([ended.result, decidedSteps(ended)]).toEqual([PASSED, ['first', 'second', 'first', 'second']]);
});

it.each([
  ['the default flow beside a condition that depends on more than the result', 'default', 'money < 1 && result == 2'],
  ['a condition that depends only on the amount', 'money > 1', 'default'],
])('a rejected request is not sent back through %s but ends as rejected', async (_, back, on) => {
  const ended = run(await drawn(returning(back, on)), (_step, round) => (round === 1 ? REJECTED : PASSED));
  expect([ended.result, decidedSteps(ended)]).toEqual([REJECTED, ['first', 'second']]);
});

/** A block of a random diagram, with one incoming and one outgoing flow. */
type Block = string | { kind: 'row' | 'all' | 'choice' | 'heeded'; blocks: Block[] };
const { block } = fc.letrec<{ block: Block }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Block>('task', 'continuing'),
    fc.record({
      kind: fc.constantFrom('row', 'all', 'choice', 'heeded' as const),
      blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
    }),
  ),
}));

/** Adds a block after the node `before` and returns the last node of the block. */
function draw(block: Block, before: string, into: { [Key in keyof Required<Drawn>]: string[] }): string {
  const id = `n${into.steps.length + into.parallel.length + into.exclusive.length}`;
  if (typeof block === 'string') {
    into.steps.push(id);
    if (block === 'continuing') into.goesOn.push(id);
    into.flows.push(`${before} ${id}`);
    return id;
  }
  const from = block.kind === 'heeded' ? draw('task', before, into) : before;
  if (block.kind === 'row') return block.blocks.reduce<string>((last, part) => draw(part, last, into), from);
  const [fork, join] = [`${from}fork${id}`, `${id}join`];
  const kind = block.kind === 'all' ? into.parallel : into.exclusive;
  kind.push(fork, join);
  into.flows.push(`${from} ${fork}`);
  for (const [index, part] of block.blocks.entries()) {
    const last = draw(part, fork, into);
    const flow = into.flows.findIndex((text) => text.startsWith(`${fork} `) && text.split(' ').length === 2);
    const about = block.kind === 'heeded' ? 'money > 1 && result == 2' : 'money > 9000';
    if (block.kind !== 'all') into.flows[flow] += index === 0 ? ' default' : ` ${about}`;
    into.flows.push(`${last} ${join}`);
  }
  return join;
}

it('in random diagrams, a rejection ends the request unless the rejected step is set to continue', async () => {
  await fc.assert(
    fc.asyncProperty(block, fc.infiniteStream(fc.constantFrom(PASSED, PASSED, REJECTED)), async (shape, verdicts) => {
      const parts = { steps: [], goesOn: [], parallel: [], exclusive: [], flows: [] };
      const last = draw({ kind: 'row', blocks: [shape, 'task'] }, 'start', parts);
      const plan: Drawn = { ...parts, flows: [...parts.flows, `${last} end`] };
      const ended = run(await drawn(plan), () => verdicts.next().value as number);
      const goesOn = (step: string) => plan.goesOn?.includes(step) ?? false;
      const final = ended.decisions.filter(({ step, result }) => result === REJECTED && !goesOn(step));
      expect(ended.isOver).toBe(true);
      expect(final.every(({ isFinal }) => isFinal)).toBe(true);
      expect(final.length).toBeLessThanOrEqual(1);
      if (final.length > 0) expect(ended.result).toBe(REJECTED);
    }),
    { numRuns: 150 },
  );
});
