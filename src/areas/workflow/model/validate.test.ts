import { expect, it } from 'vitest';
import { readCandidates, writeCandidates } from './candidates';
import { readCondition, writeCondition } from './condition';
import { type Drawing, type DrawnFlow, type DrawnNode, END, GATEWAY, START, TASK, validate } from './validate';

const node = (id: string, type: string, more: Partial<DrawnNode> = {}): DrawnNode => ({
  id,
  type,
  name: id,
  groups: type === TASK ? 'head' : '',
  users: '',
  ...more,
});
const flow = (from: string, to: string, condition = ''): DrawnFlow => ({
  id: `${from}-${to}`,
  name: '',
  from,
  to,
  condition,
});

const good: Drawing = {
  nodes: [
    node('start', START),
    node('head', TASK),
    node('choice', GATEWAY, { otherwise: 'choice-end' }),
    node('boss', TASK, { groups: '', users: '1' }),
    node('end', END),
  ],
  flows: [
    flow('start', 'head'),
    flow('head', 'choice'),
    flow('choice', 'boss', '${duration > 24}'),
    flow('choice', 'end'),
    flow('boss', 'end'),
  ],
};
const without = (id: string): Drawing => ({
  nodes: good.nodes.filter((one) => one.id !== id),
  flows: good.flows.filter(({ from, to }) => from !== id && to !== id),
});
const but = (id: string, more: Partial<DrawnNode>): Drawing => ({
  ...good,
  nodes: good.nodes.map((one) => (one.id === id ? { ...one, ...more } : one)),
});
const plus = (...nodes: DrawnNode[]): Drawing => ({ ...good, nodes: [...good.nodes, ...nodes] });

it.each<[string, Drawing, string[]]>([
  ['a good drawing', good, []],
  ['nothing', { nodes: [], flows: [] }, ['noStart', 'noEnd', 'noTask']],
  ['no start', without('start'), ['noStart', 'noWayIn head']],
  ['two starts', plus(node('other', START)), ['manyStarts other', 'noWayOut other']],
  ['no end', without('end'), ['noEnd', 'noWayOut boss']],
  ['a dangling node', plus(node('lost', TASK)), ['noWayIn lost', 'noWayOut lost']],
  ['a task without a name', but('head', { name: ' ' }), ['taskUnnamed head']],
  ['a task nobody decides', but('head', { groups: '' }), ['noCandidates head']],
  ['a script', but('head', { type: 'bpmn:ScriptTask' }), ['unsupported head']],
  ['a flow without a condition', but('choice', { otherwise: undefined }), ['noCondition choice-end']],
  [
    'no default',
    {
      nodes: but('choice', { otherwise: undefined }).nodes,
      flows: good.flows.map((one) => (one.id === 'choice-end' ? { ...one, condition: '${money < 1}' } : one)),
    },
    ['noDefault choice'],
  ],
])('%s', (_, drawing, wrong) => {
  expect(validate(drawing).map(({ rule, element }) => (element ? `${rule} ${element}` : rule))).toEqual(wrong);
});

it('errors come before warnings', () => {
  const drawing = but('head', { groups: '' });
  const levels = validate({ ...drawing, nodes: [...drawing.nodes, node('lost', TASK)] }).map(({ level }) => level);
  expect(levels).toEqual(['error', 'error', 'warning']);
});

it.each(['${duration > 24}', '${money >= 1000.5}', '${duration > 24 && result == 2}', '${money != 0}'])(
  'the condition %s is read and written as it was',
  (text) => {
    const read = readCondition(text);
    expect(read && writeCondition(read)).toBe(text);
  },
);

it.each(['', 'duration > 3', '${days > 3}', '${duration > money}', '${duration > 3 || money > 3}'])(
  'the condition %s is left as it is',
  (text) => expect(readCondition(text)).toBeUndefined(),
);

it.each([
  { groups: 'role:1,role:4,dept:106,head', users: '5,7' },
  { groups: '', users: '' },
  { groups: 'head', users: '' },
])('candidates %o are read and written as they were', (texts) =>
  expect(writeCandidates(readCandidates(texts))).toEqual(texts),
);
