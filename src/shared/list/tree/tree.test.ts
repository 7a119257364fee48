import { describe, expect, it } from 'vitest';
import { type Branch, possibleParents, toTree, withAbove, without } from './tree';

interface Row {
  id: number | string;
  up?: number | string | null;
}
type Shape = (number | string | [number | string, Shape])[];

const shape = (rows: Branch<Row>[]): Shape =>
  rows.map(({ id, children }) => (children ? [id, shape(children)] : id) as Shape[number]);
const build = (...rows: Row[]) => shape(toTree(rows, 'id', 'up'));

describe('building a tree from flat rows', () => {
  it.each([
    ['nothing', [], []],
    [
      'parents and children, in their order',
      [
        { id: 1, up: 0 },
        { id: 3, up: 1 },
        { id: 2, up: 1 },
      ],
      [[1, [3, 2]]],
    ],
    [
      'children before their parents',
      [
        { id: 2, up: 1 },
        { id: 1, up: 0 },
      ],
      [[1, [2]]],
    ],
    [
      'ids as numbers and as text',
      [
        { id: '1', up: '0' },
        { id: 2, up: 1 },
        { id: 3, up: '2' },
      ],
      [['1', [[2, [3]]]]],
    ],
    ['orphans, at the top level', [{ id: 1, up: 9 }, { id: 2, up: null }, { id: 3 }], [1, 2, 3]],
    [
      'a row that is its own parent, at the top level',
      [
        { id: 1, up: 1 },
        { id: 2, up: 1 },
      ],
      [[1, [2]]],
    ],
    [
      'a circle of rows, at the top level',
      [
        { id: 1, up: 2 },
        { id: 2, up: 3 },
        { id: 3, up: 1 },
      ],
      [1, 2, 3],
    ],
    [
      'a row below a circle of rows',
      [
        { id: 1, up: 2 },
        { id: 2, up: 1 },
        { id: 3, up: 2 },
      ],
      [1, [2, [3]]],
    ],
    [
      'an id that is also a property of every object',
      [
        { id: '__proto__', up: 0 },
        { id: 'constructor', up: '__proto__' },
      ],
      [['__proto__', ['constructor']]],
    ],
  ] as [string, Row[], Shape][])('a tree is built from %s', (_, rows, tree) => expect(build(...rows)).toEqual(tree));

  it('building a tree does not change the rows', () => {
    const rows = Object.freeze([Object.freeze({ id: 1, up: 0 }), Object.freeze({ id: 2, up: 1 })]);
    expect(toTree(rows, 'id', 'up')[0]?.children?.[0]).toMatchObject({ id: 2 });
  });

  it('a tree is built from 5,000 rows', () => {
    const rows = Array.from({ length: 5000 }, (_, id) => ({ id, up: id - (id % 100 || id) }));
    expect(toTree(rows, 'id', 'up')).toHaveLength(1);
  });
});

it('removing a row from a tree also removes its descendants', () => {
  const rows = [
    { id: 1, up: 0 },
    { id: 2, up: 1 },
    { id: 3, up: 2 },
    { id: 4, up: 0 },
  ];
  expect(shape(without(toTree(rows, 'id', 'up'), (row) => row.id === 2))).toEqual([[1, []], 4]);
});

it('search results in a tree include each ancestor once, in the order of the full list', () => {
  const all = [
    { id: 1, up: 0 },
    { id: 4, up: 2 },
    { id: 2, up: 1 },
    { id: 3, up: 1 },
    { id: 5, up: 6 },
    { id: 6, up: 5 },
  ];
  const above = (...ids: number[]) =>
    withAbove(
      ids.map((id) => all.find((row) => row.id === id) ?? { id, up: 1 }),
      all,
      'id',
      'up',
    ).map(({ id }) => id);
  expect(above(4, 3)).toEqual([1, 4, 2, 3]);
  expect(above(5)).toEqual([5, 6]);
  expect(above(9)).toEqual([1, 9]);
  expect(above()).toEqual([]);
});

describe('the possible parents of a row', () => {
  const rows = [{ id: 1 }, { id: 2, up: 1 }, { id: 3, up: 2 }, { id: 4 }, { id: 5, up: 4 }];
  const ids = (branches: Branch<Row>[]): unknown[] =>
    branches.flatMap(({ id, children = [] }) => [id, ...ids(children)]);

  it.each([
    ['a new row in a tree of three levels: any row but those of the lowest level', 0, 3, [1, 2, 4, 5]],
    ['a new row in a tree of two levels', 0, 2, [1, 4]],
    ['a row with two levels in a tree of three', 4, 3, [1]],
    ['a row with three levels in a tree of three: only the top', 1, 3, []],
    ['a row without children', 5, 3, [1, 2, 4]],
  ])('the possible parents of a row are limited by the number of levels: %s', (_, self, levels, expected) =>
    expect(ids(possibleParents(toTree(rows as Row[], 'id', 'up'), ({ id }) => id === self, levels))).toEqual(expected),
  );
});
