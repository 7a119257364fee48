import { expect, it } from 'vitest';
import { type DrawnNode, passedOf } from './marks';

const node = (id: string, ...flows: [id: string, to: string][]): [string, DrawnNode] => [
  id,
  {
    id,
    isTask: id.startsWith('task'),
    isEnd: id.startsWith('end'),
    flows: flows.map(([flow, to]) => ({ id: flow, to })),
  },
];
const drawing = new Map([
  node('start', ['a', 'taskHead']),
  node('taskHead', ['b', 'gate']),
  node('gate', ['c', 'taskManager'], ['d', 'endShort']),
  node('taskManager', ['e', 'endLong']),
  node('endShort'),
  node('endLong'),
]);

it.each([
  ['waits at the first step', [], 'taskHead', false, 'start a'],
  ['waits at the second step', ['taskHead'], 'taskManager', false, 'start taskHead a b gate c'],
  ['ended after the first step', ['taskHead'], undefined, true, 'start taskHead a b gate d endShort'],
  [
    'ended after both steps',
    ['taskHead', 'taskManager'],
    undefined,
    true,
    'start taskHead taskManager a b gate c e endLong',
  ],
  ['was stopped after the first step', ['taskHead'], undefined, false, 'start taskHead a b'],
  ['waits at a step that the drawing lacks', [], 'gone', false, 'start'],
])('the diagram marks the path of an instance that %s', (_, done, current, finished, passed) =>
  expect([...passedOf(drawing, { done, current: current ? [current] : [], finished })].toSorted()).toEqual(
    passed.split(' ').toSorted(),
  ),
);

it('neither of two paths to the same end is marked as passed if the taken path is unknown', () => {
  const doubtful = new Map([
    node('start', ['a', 'taskHead']),
    node('taskHead', ['b', 'gate']),
    node('gate', ['c', 'end'], ['d', 'end']),
    node('end'),
  ]);
  expect([...passedOf(doubtful, { done: ['taskHead'], current: [], finished: true })]).toEqual([
    'start',
    'taskHead',
    'a',
    'b',
  ]);
});

it('each parallel branch is marked as passed up to its waiting step', () => {
  const parallel = new Map([
    node('start', ['a', 'fork']),
    node('fork', ['b', 'taskOne'], ['c', 'taskTwo']),
    node('taskOne', ['d', 'join']),
    node('taskTwo', ['e', 'join']),
    node('join', ['f', 'end']),
    node('end'),
  ]);
  const passed = (done: string[], current: string[], finished: boolean) =>
    [...passedOf(parallel, { done, current, finished })].toSorted().join(' ');
  expect(passed([], ['taskOne', 'taskTwo'], false)).toBe('a b c fork start');
  expect(passed(['taskTwo'], ['taskOne'], false)).toBe('a b c e fork start taskTwo');
  expect(passed(['taskTwo', 'taskOne'], [], true)).toBe('a b c d e end f fork join start taskOne taskTwo');
});
