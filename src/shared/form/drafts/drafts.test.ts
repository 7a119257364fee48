// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '@/shared/auth/session';
import type { CurrentUser } from '@/shared/auth/currentUser';
import { draftOf, draftsOf, dropDraft, dropDrafts, keepDraft } from './drafts';

const as = (userId: number, currCompId = 1) => useSession.setState({ user: { userId, currCompId } as CurrentUser });
beforeEach(() => as(2));

it('[row 90] a draft stores the user’s unsaved input for a single record', () => {
  keepDraft({ path: '/x', record: 7, row: { id: 7 } }, { name: '张三' });
  expect(draftOf('/x', 7)).toMatchObject({ row: { id: 7 }, values: { name: '张三' } });
  expect(draftOf('/x', 8)).toBeUndefined();
  expect(draftsOf('/x').map(({ record }) => record)).toEqual(['7']);
  dropDraft('/x', 7);
  expect(draftsOf('/x')).toEqual([]);
});

it('a draft does not contain secret fields', () => {
  keepDraft(
    { path: '/x', record: 'new' },
    {
      name: 'a',
      password: 'p',
      newPassword: 'p',
      legalIdCard: '1',
      bankNo: '2',
      captcha: '3',
    },
  );
  expect(draftOf('/x', 'new')?.values).toEqual({ name: 'a' });
});

it('a draft stores null for fields that the user cleared and for fields that were already empty', () => {
  keepDraft({ path: '/x', record: 7 }, { sex: undefined }, { sex: '0', email: undefined });
  expect(draftOf('/x', 7)).toMatchObject({ values: { sex: null }, base: { sex: '0', email: null } });
});

it('a draft is never offered to another user or in another company', () => {
  keepDraft({ path: '/x', record: 'new' }, { name: 'a' });
  as(3);
  expect(draftOf('/x', 'new')).toBeUndefined();
  as(2, 9);
  expect(draftOf('/x', 'new')).toBeUndefined();
  as(2);
  expect(draftOf('/x', 'new')).toBeDefined();
});

it('drafts of other users are removed at sign-in', () => {
  keepDraft({ path: '/x', record: 'new' }, { name: 'a' });
  dropDrafts(2);
  expect(draftOf('/x', 'new')).toBeDefined();
  dropDrafts(3);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('a draft is ignored after half an hour or if it is unreadable', () => {
  vi.useFakeTimers({ now: 0 });
  keepDraft({ path: '/x', record: 'new' }, { name: 'a' });
  vi.setSystemTime(29 * 60_000);
  expect(draftOf('/x', 'new')).toBeDefined();
  vi.setSystemTime(31 * 60_000);
  expect(draftOf('/x', 'new')).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual([]);
  vi.useRealTimers();
  keepDraft({ path: '/x', record: 'new' }, { name: 'a' });
  sessionStorage.setItem(Object.keys(sessionStorage)[0] ?? '', '{');
  expect(draftOf('/x', 'new')).toBeUndefined();
});
