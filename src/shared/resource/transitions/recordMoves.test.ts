import { expect, it } from 'vitest';
import { auditMoves, offered } from './recordMoves';

const moves = {
  ...auditMoves('approval:course'),
  shelve: {
    field: 'shelf',
    from: ['0', '2'],
    to: '1',
    permission: 'approval:course:shelf' as const,
    when: { auditStatus: ['1'] },
  },
};

it.each([
  [{ auditStatus: '0', shelf: '0' }, ['pass', 'reject']],
  [{ auditStatus: '1', shelf: '0' }, ['shelve']],
  [{ auditStatus: '1', shelf: '2' }, ['shelve']],
  [{ auditStatus: '1', shelf: '1' }, []],
  [{ auditStatus: '2', shelf: '0' }, []],
  [{ auditStatus: '3', shelf: null }, []],
  [{ shelf: '0' }, []],
  [{}, []],
])('the record %j offers the transitions %j', (record, names) => expect(offered(moves, record)).toEqual(names));
