import { expect, it } from 'vitest';
import { keysOf } from '@/shared/api/queryKeys';
import type { CrudApi } from '@/shared/api/crudApi';
import { contradicting, precedentsQuery } from './precedents';

const decided = (passed: number, rejected: number) => ({
  total: passed + rejected,
  passed,
  rejected,
  people: 2,
  reasons: [],
});

it.each([
  ['eleven of twelve similar records were rejected', decided(1, 11), 11, 0],
  ['nine of twelve similar records were approved, just enough', decided(9, 3), 0, 9],
  ['eight of twelve similar records were approved, which is too few', decided(8, 4), 0, 0],
  ['all three similar records were rejected', decided(0, 3), 3, 0],
  ['there are only two similar records', decided(0, 2), 0, 0],
  ['the server has no similar records', undefined, 0, 0],
])('only a clear majority of earlier decisions sets a precedent: %s', (_, precedents, againstPass, againstReject) => {
  expect(contradicting(precedents, 'pass')).toBe(againstPass);
  expect(contradicting(precedents, 'reject')).toBe(againstReject);
});

it('records with the same failed checks, in any order, share one request for earlier decisions', () => {
  const api = { path: '/thing', keys: keysOf('/thing') } as CrudApi<object>;
  const keyOf = (...names: string[]) => precedentsQuery(api, names).queryKey;
  expect(keyOf('term', 'code')).toEqual(keyOf('code', 'term', 'code'));
  expect(keyOf('term', 'code')).not.toEqual(keyOf('term'));
});
