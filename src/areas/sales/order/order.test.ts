import { describe, expect, it } from 'vitest';
import { movesFrom } from '@/shared/states/moves';
import { orderMoves } from './order.states';
import { refundProblem } from './refund';

describe('what can be done with an order', () => {
  it.each([
    ['0', ['cancel']],
    ['1', ['refund']],
    ['2', []],
    ['3', []],
    ['4', ['confirm', 'refuse']],
    ['5', []],
    ['6', []],
    ['9', []],
    [undefined, []],
  ])('in state %s: %j', (state, moves) => expect(movesFrom(orderMoves, state)).toEqual(moves));
});

describe('an amount to refund', () => {
  it.each([
    [null, 100, 'missing'],
    ['', 100, 'missing'],
    ['1.234', 100, 'missing'],
    [0, 100, 'zero'],
    ['0.00', 100, 'zero'],
    [-1, 100, 'zero'],
    [0.01, 100, undefined],
    [100, '100.00', undefined],
    ['100.00', 100, undefined],
    [100.01, 100, 'over'],
    [0.3, '0.30', undefined],
    ['99999999.99', '99999999.98', 'over'],
    [1, null, 'over'],
  ])('%s of %s: %s', (amount, paid, problem) => expect(refundProblem(amount, paid)).toBe(problem));
});
