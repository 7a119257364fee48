import { describe, expect, it } from 'vitest';
import { movesFrom } from '@/shared/resource/transitions/moves';
import { orderMoves } from './order.states';

describe('the actions of an order', () => {
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
  ])('an order in state %s has the actions %j', (state, moves) => expect(movesFrom(orderMoves, state)).toEqual(moves));
});
