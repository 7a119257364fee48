import { expect, it } from 'vitest';
import { reordered } from './order';

const rows = (...numbers: (number | string)[]) =>
  numbers.map((orderNum, index) => ({ name: 'abcdef'[index], orderNum }));
const saved = (numbers: (number | string)[], from: number, to: number) =>
  reordered(rows(...numbers), from, to, 'orderNum').map(({ row, number }) => `${row.name}${number}`);

it.each([
  ['neighbours swap their numbers', [1, 2, 3], 0, 1, ['b1', 'a2']],
  ['order numbers with gaps are reused', [1, 5, 90], 2, 0, ['c1', 'a5', 'b90']],
  ['numbers sent as text count too', ['1', '2', '3'], 2, 1, ['c2', 'b3']],
  ['rows with equal order numbers are renumbered from 1', [1, 1, 1], 0, 1, ['a2', 'c3']],
  ['equal order numbers outside the moved range are not changed', [1, 2, 9, 9], 0, 1, ['b1', 'a2']],
  ['rows are renumbered from 1 when an order number is not a number', ['', 'x', 3], 0, 1, ['b1', 'a2']],
  ['nothing is saved when nothing moved', [1, 2, 3], 1, 1, []],
])('moving a row: %s', (_, numbers, from, to, result) => expect(saved(numbers, from, to)).toEqual(result));
