// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { CurrentUser } from '@/shared/auth/currentUser';
import { useSession } from '@/shared/auth/session';
import { writeStored } from '@/shared/storage/storage';
import { arranged, keepArrangement, useArrangement } from './arrangement';

const BLOCKS = ['waiting', 'money', 'tags', 'notices'] as const;

const as = (userId: number) => useSession.setState({ user: { userId } as CurrentUser });
const kept = (key: string) => JSON.parse(localStorage.getItem(`pro__${key}`) ?? '{}').value;
beforeEach(() => {
  localStorage.clear();
  as(2);
});

it('without a saved layout, the home page shows all blocks in the default order', () =>
  expect(arranged(BLOCKS, undefined)).toEqual({ order: BLOCKS, hidden: [] }));

it('a saved layout omits blocks that no longer exist, and puts new blocks last', () => {
  const { order, hidden } = arranged(BLOCKS, { order: ['notices', 'weather', 'money'], hidden: ['weather', 'tags'] });
  expect(order.slice(0, 2)).toEqual(['notices', 'money']);
  expect(order.toSorted()).toEqual(BLOCKS.toSorted());
  expect(hidden).toEqual(['tags']);
});

it('each user has their own home-page layout, and can restore the default', () => {
  keepArrangement('weclome', { order: ['notices'], hidden: ['money'] });
  as(3);
  keepArrangement('weclome', { order: ['tags'], hidden: [] });
  expect(kept('HOME_BLOCKS 2')).toEqual({ order: ['notices'], hidden: ['money'] });
  expect(kept('HOME_BLOCKS 3')).toEqual({ order: ['tags'], hidden: [] });
  keepArrangement('weclome', undefined);
  expect(kept('HOME_BLOCKS 3')).toBeNull();
});

it('the layout of the workplace page is stored separately from the layout of the home page', () => {
  keepArrangement('workplace', { order: ['notices'], hidden: [] });
  expect(kept('WORKPLACE_BLOCKS 2')).toEqual({ order: ['notices'], hidden: [] });
  expect(localStorage.getItem('pro__HOME_BLOCKS 2')).toBeNull();
});

it('the home page still reads a user’s layout in the storage format of older versions', () => {
  const own = { order: ['notices', 'tags'], hidden: ['money'] };
  writeStored('HOME_BLOCKS', { 2: own, 3: { order: ['tags'], hidden: [] } });
  const { result } = renderHook(() => useArrangement('weclome', BLOCKS));
  expect(result.current.order.slice(0, 2)).toEqual(['notices', 'tags']);
  expect(result.current.hidden).toEqual(['money']);
  act(() => keepArrangement('weclome', undefined));
  expect(result.current).toEqual({ order: BLOCKS, hidden: [] });
});
