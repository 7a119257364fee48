import { expect, it } from 'vitest';
import { nextOrder } from './nextOrder';

const rows = [
  { parentId: 0, sort: 4 },
  { parentId: '0', sort: '7' },
  { parentId: null, sort: null },
  { parentId: '7300000000000000001', sort: 2 },
];

it.each([
  [0, 8],
  ['7300000000000000001', 3],
  [5, 1],
])('a new row below parent %s comes after the last child of the parent', (parent, next) =>
  expect(nextOrder(rows, parent, ({ sort }) => sort)).toBe(next),
);
