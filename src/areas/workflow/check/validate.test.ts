import { expect, it } from 'vitest';
import { END, GATEWAY, INCLUSIVE, PARALLEL, START, TASK, validate } from './validate';
import { readFields } from './fields';
import type { Drawing, DrawnFlow, DrawnNode } from './drawing';

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

const said = (drawing: Drawing, key = 'trip') =>
  validate(drawing, key).map(({ rule, element }) => (element ? `${rule} ${element}` : rule));

it.each<[string, Drawing, string[]]>([
  ['a good drawing', good, []],
  ['an empty drawing', { nodes: [], flows: [] }, ['noStart', 'noEnd', 'noTask']],
  ['no start', without('start'), ['noStart', 'noWayIn head']],
  ['two starts', plus(node('other', START)), ['manyStarts other', 'noWayOut other']],
  ['no end', without('end'), ['noEnd', 'noWayOut boss']],
  ['a dangling node', plus(node('lost', TASK)), ['noWayIn lost', 'noWayOut lost']],
  ['a task without a name', but('head', { name: ' ' }), ['taskUnnamed head']],
  ['a task without a decider', but('head', { groups: '' }), ['noCandidates head']],
  [
    'a task that several people decide, without candidates',
    but('head', { groups: '', loop: { sequential: false, condition: '' } }),
    ['noCandidates head'],
  ],
  [
    'a share above 100',
    but('head', { loop: { sequential: false, condition: '${nrOfCompletedInstances/nrOfInstances >= 1.2}' } }),
    ['shareRange head'],
  ],
  [
    'a share of zero',
    but('head', { loop: { sequential: false, condition: '${nrOfCompletedInstances/nrOfInstances >= 0}' } }),
    ['shareRange head'],
  ],
  [
    'a share of 60',
    but('head', { loop: { sequential: false, condition: '${nrOfCompletedInstances/nrOfInstances >= 0.6}' } }),
    [],
  ],
  ['a late task reassigned to nobody', but('head', { reminder: 'PT1H', late: 'user:' }), ['lateNobody head']],
  ['a late task without a time limit', but('head', { late: 'head' }), ['noReminderTime head']],
  ['a script', but('head', { type: 'bpmn:ScriptTask' }), ['unsupported head']],
  ['a flow without a condition', but('choice', { otherwise: undefined }), ['noCondition choice-end']],
  [
    'a gateway without a default flow',
    {
      nodes: but('choice', { otherwise: undefined }).nodes,
      flows: good.flows.map((one) => (one.id === 'choice-end' ? { ...one, condition: '${money < 1}' } : one)),
    },
    ['noDefault choice'],
  ],
])('the check reports the problems of a drawing: %s', (_, drawing, wrong) => {
  expect(said(drawing)).toEqual(wrong);
});

it('an error about an unnamed branch shows both connected nodes', () => {
  const [found] = validate(but('choice', { otherwise: undefined }), 'trip');
  expect(found?.name).toBe('choice → end');
});

it('errors are listed before warnings', () => {
  const drawing = but('head', { reminder: '' });
  const levels = validate({ ...drawing, nodes: [...drawing.nodes, node('lost', TASK)] }, 'trip');
  expect(levels.map(({ level, rule }) => `${level} ${rule}`)).toEqual([
    'error noWayIn',
    'error noWayOut',
    'warning noReminderTime',
  ]);
});

it('a condition on a field of another process is an error', () => {
  expect(said(good, 'leave')).toEqual([]);
  expect(said(good, 'purchase')).toEqual(['foreignField choice-boss']);
  const flows = good.flows.map((one) => (one.condition ? { ...one, condition: '${nights > 2}' } : one));
  // The server may set variables that are in no form.
  expect(validate({ ...good, flows }, 'trip')).toMatchObject([{ rule: 'unknownField', level: 'warning' }]);
  expect(said(good, 'trip')).toEqual([]);
});

it('a condition that compares a choice field with an unlisted option causes a warning', () => {
  const kind = { id: 'kind', name: '类别', type: 'choice', required: false, values: ['出差'], columns: [] } as const;
  const flows = good.flows.map((one) => (one.condition ? { ...one, condition: "${kind == '差旅'}" } : one));
  const found = validate({ ...good, flows, fields: [kind] }, 'trip');
  expect(found).toMatchObject([{ rule: 'unlistedField', level: 'warning' }]);
});

/** A start, a gateway that splits, two parallel tasks, a gateway that joins, and an end. */
const split = (fork: string, join: string): Drawing => ({
  nodes: [
    node('start', START),
    node('fork', fork, { otherwise: 'fork-b' }),
    node('a', TASK),
    node('b', TASK),
    node('join', join),
    node('end', END),
  ],
  flows: [
    flow('start', 'fork'),
    flow('fork', 'a', fork === PARALLEL ? '' : '${money > 1}'),
    flow('fork', 'b'),
    flow('a', 'join'),
    flow('b', 'join'),
    flow('join', 'end'),
  ],
});

it('a gateway without a default flow is reported if all its conditions need an optional field', () => {
  const fields = readFields([{ id: 'money_1', type: 'money' }, { id: 'text_2' }]);
  const withOther = (condition: string): Drawing => ({
    fields,
    nodes: but('choice', { otherwise: undefined }).nodes,
    flows: good.flows.map((one) =>
      one.from === 'choice' ? { ...one, condition: one.condition ? '${money_1 > 1}' : condition } : one,
    ),
  });
  expect(said(withOther('${money_1 <= 1 && duration > 1}'))).toEqual(['allOptional choice']);
  expect(said(withOther("${money_1 <= 1 || text_2 == ''}"))).toEqual(['noDefault choice']);
  const required = { ...withOther('${money_1 <= 1}'), fields: fields.map((one) => ({ ...one, required: true })) };
  expect(said(required)).toEqual(['noDefault choice']);
});

/* BPMN 2.0: a parallel gateway waits for a token on each of its incoming flows, also where it only splits. */
it('a parallel gateway fed by two flows of an exclusive gateway is reported as stuck', () => {
  const { nodes, flows } = split(PARALLEL, PARALLEL);
  const [, ...later] = flows;
  const drawing = {
    nodes: [...nodes, node('choice', GATEWAY, { otherwise: 'choice-fork' }), node('check', TASK)],
    flows: [
      flow('start', 'choice'),
      flow('choice', 'check', '${money > 1}'),
      flow('check', 'fork'),
      flow('choice', 'fork'),
      ...later,
    ],
  };
  expect(said(drawing)).toEqual(['stuck fork']);
});

it.each([
  ['both branches of a parallel gateway meet in a parallel gateway', split(PARALLEL, PARALLEL), []],
  ['the branches of an exclusive gateway meet in an exclusive gateway', split(GATEWAY, GATEWAY), []],
  ['a parallel gateway waits for the branches of an exclusive gateway, and one branch never arrives', split(GATEWAY, PARALLEL), ['stuck join']], // prettier-ignore
  ['parallel branches continue separately without a join', split(PARALLEL, GATEWAY), []],
  ['the branches of an inclusive gateway meet in an inclusive gateway', split(INCLUSIVE, INCLUSIVE), []],
  ['a parallel gateway waits for the branches of an inclusive gateway', split(INCLUSIVE, PARALLEL), ['stuck join']],
  ['an inclusive gateway waits for parallel branches', split(PARALLEL, INCLUSIVE), []],
  ['no gateway joins the branches of an inclusive gateway', split(INCLUSIVE, GATEWAY), ['noJoin fork']],
  [
    'a step that goes back for ever',
    { ...good, nodes: [...good.nodes, node('again', TASK)], flows: [...good.flows.filter(({ to }) => to !== 'boss'), flow('choice', 'again', '${money > 1}'), flow('again', 'again'), flow('choice', 'boss', '${money > 2}')] }, // prettier-ignore
    ['noWayToEnd again'],
  ],
])('the check finds out whether a request can get stuck: %s', (_, drawing, wrong) =>
  expect(said(drawing)).toEqual(wrong),
);

/** Two steps in a row and a gateway. `back` is the condition of the flow from the gateway back to the first step. */
const inARow = (first: Partial<DrawnNode>, back?: string): Drawing => ({
  nodes: [
    node('start', START),
    node('first', TASK, first),
    node('second', TASK),
    node('choice', GATEWAY, { otherwise: 'choice-end' }),
    node('end', END),
  ],
  flows: [
    flow('start', 'first'),
    flow('first', 'second'),
    flow('second', 'choice'),
    flow('choice', 'end'),
    ...(back ? [flow('choice', 'first', back)] : []),
  ],
});
const ignored = (drawing: Drawing) =>
  validate(drawing, 'trip').flatMap(({ rule, name }) => (rule === 'rejectionIgnored' ? name : []));

it.each<[string, Drawing, string[]]>([
  ['a rejection ends the request', inARow({}), []],
  ['the first step continues after a rejection', inARow({ continues: true }), ['first → second → choice → end']],
  ['a rejected request is returned to the first step', inARow({}, '${result == 3}'), []],
  [
    'both branches of an exclusive gateway behind a step that continues after a rejection',
    but('head', { continues: true }),
    ['head → choice → boss → end'],
  ],
])('the check finds the paths on which a rejection is ignored: %s', (_, drawing, paths) =>
  expect(ignored(drawing)).toEqual(paths),
);
