import { expect, it } from 'vitest';
import { reordered } from './order';

const rows = (...numbers: (number | string)[]) =>
  numbers.map((orderNum, index) => ({ name: 'abcdef'[index], orderNum }));
const saved = (numbers: (number | string)[], from: number, to: number) =>
  reordered(rows(...numbers), from, to, 'orderNum').map(({ row, number }) => `${row.name}${number}`);

it.each([
  ['neighbours change places', [1, 2, 3], 0, 1, ['b1', 'a2']],
  ['numbers with gaps stay in use', [1, 5, 90], 2, 0, ['c1', 'a5', 'b90']],
  ['numbers sent as text count too', ['1', '2', '3'], 2, 1, ['c2', 'b3']],
  ['equal numbers begin anew', [1, 1, 1], 0, 1, ['a2', 'c3']],
  ['equal numbers elsewhere do not matter', [1, 2, 9, 9], 0, 1, ['b1', 'a2']],
  ['what is no number begins anew', ['', 'x', 3], 0, 1, ['b1', 'a2']],
  ['nothing moved is nothing saved', [1, 2, 3], 1, 1, []],
])('%s', (_, numbers, from, to, result) => expect(saved(numbers, from, to)).toEqual(result));
