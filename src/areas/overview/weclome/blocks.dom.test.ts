import { beforeEach, expect, it } from 'vitest';
import type { CurrentUser } from '@/shared/auth/currentUser';
import { useSession } from '@/shared/auth/session';
import { arranged, BLOCKS, keepArrangement } from './blocks';

const as = (userId: number) => useSession.setState({ user: { userId } as CurrentUser });
const kept = () => JSON.parse(localStorage.getItem('pro__HOME_BLOCKS') ?? '{}').value;
beforeEach(() => {
  localStorage.clear();
  as(2);
});

it('without a choice all blocks are there in their usual order', () =>
  expect(arranged(undefined)).toEqual({ order: BLOCKS, hidden: [] }));

it('a block that is gone is left out, and one that is new comes last', () => {
  const { order, hidden } = arranged({ order: ['notices', 'weather', 'money'], hidden: ['weather', 'tags'] });
  expect(order.slice(0, 2)).toEqual(['notices', 'money']);
  expect(order.toSorted()).toEqual(BLOCKS.toSorted());
  expect(hidden).toEqual(['tags']);
});

it('each person has a first page of their own, and the usual one back', () => {
  keepArrangement({ order: ['notices'], hidden: ['money'] });
  as(3);
  keepArrangement({ order: ['tags'], hidden: [] });
  expect(kept()).toEqual({ 2: { order: ['notices'], hidden: ['money'] }, 3: { order: ['tags'], hidden: [] } });
  keepArrangement(undefined);
  expect(kept()).toEqual({ 2: { order: ['notices'], hidden: ['money'] } });
});
