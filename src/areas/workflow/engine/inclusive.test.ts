import fc from 'fast-check';
import { expect, it } from 'vitest';
import { begin, goOn, type Walk } from './engine';
import { readProcess } from './process';

const [PASSED, REJECTED] = [2, 3];

/**
 * A block of a random diagram: a step; blocks in sequence, in parallel, by choice or by condition; or a block and a
 * last step whose rejection returns to the beginning of the block.
 */
type Block =
  | { kind: 'step' }
  | { kind: 'row' | 'all'; blocks: Block[] }
  | { kind: 'choice' | 'any'; blocks: Block[]; open: boolean[] }
  | { kind: 'again'; blocks: Block[] };

/** Returns the XML of a diagram with these blocks. */
function draw(blocks: readonly Block[]): string {
  const elements = ['<startEvent id="start" />', '<endEvent id="end" />'];
  let next = 0;
  const add = (type: string, more = '') => {
    const id = `n${next++}`;
    elements.push(`<${type} id="${id}" ${more} />`);
    return id;
  };
  const connect = (from: string, to: string, condition = '', id = `${from}-${to}`) => {
    const inner = condition && `<conditionExpression><![CDATA[\${${condition}}]]></conditionExpression>`;
    elements.push(`<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">${inner}</sequenceFlow>`);
  };
  const row = (parts: readonly Block[], from: string) => parts.reduce((last, part) => one(part, last), from);
  function one(block: Block, before: string): string {
    if (block.kind === 'step') {
      const step = add('userTask');
      connect(before, step, '', `${before}-first`);
      return step;
    }
    if (block.kind === 'row') return row(block.blocks, before);
    if (block.kind === 'again') {
      const merge = add('exclusiveGateway');
      connect(before, merge, '', `${before}-first`);
      const step = one({ kind: 'step' }, row(block.blocks, merge));
      const back = add('exclusiveGateway', `default="${step}-on"`);
      connect(step, back, '', `${step}-first`);
      connect(back, merge, 'result == 3', `${step}-back`);
      const on = add('exclusiveGateway');
      connect(back, on, '', `${step}-on`);
      return on;
    }
    const type = { all: 'parallelGateway', choice: 'exclusiveGateway', any: 'inclusiveGateway' }[block.kind];
    const fork = `n${next++}`;
    const join = add(type);
    elements.push(`<${type} id="${fork}" default="${fork}-0" />`);
    connect(before, fork, '', `${before}-first`);
    for (const [index, part] of block.blocks.entries()) {
      const isOpen = 'open' in block && block.open[index];
      const head = add('exclusiveGateway');
      connect(fork, head, block.kind === 'all' || index === 0 ? '' : `on == ${isOpen ? 1 : 0}`, `${fork}-${index}`);
      const last = one(part, head);
      connect(last, join);
    }
    return join;
  }
  connect(row(blocks, 'start'), 'end');
  return `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" id="d"><process id="p">${elements.join('')}</process></definitions>`;
}

/** The expected state of a block, computed without the engine. `decide` returns false if the request ends. */
interface State {
  open: () => string[];
  isOver: () => boolean;
  decide: (step: string, result: number) => boolean;
}

function named(block: Block, count: { next: number }): { block: Block; id: string; inner: ReturnType<typeof named>[] } {
  const take = () => `n${count.next++}`;
  if (block.kind === 'step') return { block, id: take(), inner: [] };
  if (block.kind === 'row') return { block, id: '', inner: block.blocks.map((part) => named(part, count)) };
  if (block.kind === 'again') {
    take();
    const inner = block.blocks.map((part) => named(part, count));
    const id = take();
    count.next += 2;
    return { block, id, inner };
  }
  count.next += 2;
  return {
    block,
    id: '',
    inner: block.blocks.map((part) => {
      take();
      return named(part, count);
    }),
  };
}

function start({ block, id, inner }: ReturnType<typeof named>): State {
  if (block.kind === 'step') return step(id);
  if (block.kind === 'row') return inARow(inner);
  if (block.kind === 'again') {
    const begun = () => ({ before: inARow(inner), last: step(id) });
    let { before, last } = begun();
    return {
      open: () => (before.isOver() ? last.open() : before.open()),
      isOver: () => before.isOver() && last.isOver(),
      decide: (which, result) => {
        if (which !== id) return before.decide(which, result);
        if (result === REJECTED) ({ before, last } = begun());
        else last.decide(which, result);
        return true;
      },
    };
  }
  const others = inner.slice(1).filter((_, index) => 'open' in block && block.open[index + 1]);
  const chosen = others.length > 0 ? others : inner.slice(0, 1);
  const taken = (block.kind === 'all' ? inner : block.kind === 'any' ? chosen : chosen.slice(0, 1)).map(start);
  return {
    open: () => taken.flatMap((one) => one.open()),
    isOver: () => taken.every((one) => one.isOver()),
    decide: (which, result) => taken.find((one) => one.open().includes(which))?.decide(which, result) ?? false,
  };
}

function step(id: string): State {
  let isOver = false;
  return {
    open: () => (isOver ? [] : [id]),
    isOver: () => isOver,
    decide: (_, result) => {
      isOver = true;
      return result !== REJECTED;
    },
  };
}

function inARow(parts: ReturnType<typeof named>[]): State {
  const left = parts.map((part) => () => start(part));
  let now = left.shift()?.();
  const settle = () => {
    while (now?.isOver() && left.length > 0) now = left.shift()?.();
  };
  return {
    open: () => now?.open() ?? [],
    isOver: () => left.length === 0 && (now?.isOver() ?? true),
    decide: (which, result) => {
      const goes = now?.decide(which, result) ?? false;
      settle();
      return goes;
    },
  };
}

const { block } = fc.letrec<{ block: Block }>((tie) => {
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3 });
  const open = fc.array(fc.boolean(), { minLength: 3, maxLength: 3 });
  return {
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant<Block>({ kind: 'step' }),
      fc.record({ kind: fc.constantFrom('row', 'all' as const), blocks }),
      fc.record({ kind: fc.constantFrom('choice', 'any', 'any' as const), blocks, open }),
      fc.record({ kind: fc.constant('again' as const), blocks }),
    ),
  };
});

it('an inclusive gateway waits for exactly the taken branches in random diagrams', () =>
  fc.assert(
    fc.asyncProperty(
      block,
      fc.infiniteStream(fc.record({ which: fc.nat(), result: fc.constantFrom(PASSED, PASSED, PASSED, REJECTED) })),
      async (shape, choices) => {
        const shapes: Block[] = [shape, { kind: 'any', blocks: [{ kind: 'step' }, shape], open: [true, true] }];
        const process = await readProcess(draw(shapes));
        const oracle = inARow(
          shapes.map(
            (
              (count) => (one: Block) =>
                named(one, count)
            )({ next: 0 }),
          ),
        );
        let walk: Walk = begin(process, { on: 1 });
        let open = walk.tasks.map(({ id }) => id);
        for (let round = 0; round < 40; round++) {
          expect(open.toSorted()).toEqual(oracle.open().toSorted());
          if (open.length === 0) break;
          const { which, result } = choices.next().value;
          const decided = open[which % open.length] ?? '';
          const goes = oracle.decide(decided, result);
          walk = goOn(process, decided, { on: 1, result }, walk.arrived);
          expect(walk.rejected).toBe(!goes);
          if (walk.rejected) return;
          open = [...open.filter((id) => id !== decided), ...walk.tasks.map(({ id }) => id)];
        }
        if (oracle.isOver()) expect(walk.arrived.map(({ at }) => at)).toEqual(['end']);
      },
    ),
    { numRuns: 300 },
  ));
