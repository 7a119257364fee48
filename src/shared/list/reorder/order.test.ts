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
  ['equal order numbers are all numbered anew', [1, 1, 1], 0, 1, ['a2', 'c3']],
  ['equal order numbers elsewhere are not changed', [1, 2, 9, 9], 0, 1, ['b1', 'a2']],
  ['values that are not numbers are all numbered anew', ['', 'x', 3], 0, 1, ['b1', 'a2']],
  ['nothing is saved when nothing moved', [1, 2, 3], 1, 1, []],
])('%s', (_, numbers, from, to, result) => expect(saved(numbers, from, to)).toEqual(result));
