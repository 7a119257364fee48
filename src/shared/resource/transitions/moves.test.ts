import { describe, expect, it } from 'vitest';
import { allows, movesFrom } from './moves';

const moves = {
  pass: { from: ['0'], to: '1', permission: 'approval:company:audit' as const },
  reject: { from: ['0'], to: '2', permission: 'approval:company:audit' as const },
  revoke: { from: ['1', '5'], to: '4', permission: 'member:cert:revoke' },
} as const;

describe('state transitions', () => {
  it.each([
    ['0', ['pass', 'reject']],
    ['1', ['revoke']],
    ['5', ['revoke']],
    ['2', []],
    ['', []],
    [null, []],
    [undefined, []],
  ])('a record in state %s has the transitions %j', (state, names) => expect(movesFrom(moves, state)).toEqual(names));

  it('a state transition is allowed only from its listed states', () => {
    expect(allows(moves.pass, '0')).toBe(true);
    expect(allows(moves.pass, '1')).toBe(false);
    expect(allows(moves.pass, null)).toBe(false);
  });
});
