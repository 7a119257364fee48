// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { setOwner, writeOwn } from '@/shared/storage/own';
import { writeStored } from '@/shared/storage/storage';
import { followedName } from './browserCopy';
import { isOnlyHere, isUnsent, keepHere, removeTraces, removeTracesOfOthers } from './traces';

const NAMES = /腾讯|张三|不符合/;
const everything = () => JSON.stringify({ ...localStorage });

const SEARCH = { starred: [{ to: '/x', name: '腾讯' }], recent: [{ to: '/y', name: '张三' }] };

/** Stores the data of a user who has starred a record, opened another, saved a view and given a reason. */
function work(userId: string, view: object) {
  setOwner(userId);
  writeOwn('SEARCH', SEARCH);
  writeOwn('VIEWS', [view], '/biz/company');
  writeOwn('VIEW_MARKS', { starred: ['腾讯待审'] }, '/biz/company');
  writeOwn('REASONS', ['营业执照不符合要求'], 'reject');
  writeOwn('TABLE', { density: 'small' }, '/biz/company');
}
const ownView = { name: '腾讯待审', search: '?name=腾讯' };
const serverView = { ...ownView, id: 3 };
const followed = (userId: string) =>
  writeStored(followedName(userId), {
    SEARCH: { text: JSON.stringify(SEARCH) },
    'REASONS reject': { text: '不符合' },
    REVIEW: { text: '{}' },
  });

beforeEach(() => localStorage.clear());

it('a sign-out keeps list layouts in the browser but removes record names and typed text', () => {
  work('7', serverView);
  followed('7');
  removeTraces('7');
  expect(everything()).not.toMatch(NAMES);
  expect(Object.keys(localStorage).toSorted()).toEqual(['pro__FOLLOWED 7', 'pro__TABLE 7 /biz/company']);
  expect(localStorage.getItem('pro__FOLLOWED 7')).toContain('REVIEW');
});

it('data that a user chose to keep in the browser survives a sign-out', () => {
  work('7', ownView);
  keepHere('7');
  removeTraces('7');
  removeTracesOfOthers('8');
  expect(everything()).toMatch(/张三/);
});

it('a sign-in removes the searches, views and reasons that other users left in the browser', () => {
  work('7', serverView);
  work('77', serverView);
  work('8', serverView);
  removeTracesOfOthers('7');
  expect(
    Object.keys(localStorage)
      .filter((key) => /SEARCH|VIEWS|REASONS/.test(key))
      .toSorted(),
  ).toEqual(['pro__REASONS 7 reject', 'pro__SEARCH 7', 'pro__VIEWS 7 /biz/company']);
});

it.each([
  ['a view stored only in this browser', () => work('7', ownView), true],
  ['a view of the server, and a star stored only in this browser', () => work('7', serverView), true],
  ['the same view and star on a server that stores stars', () => (work('7', serverView), followed('7')), false],
  [
    'a star that a server with stored stars does not have yet',
    () => {
      work('7', serverView);
      followed('7');
      writeOwn('SEARCH', { ...SEARCH, starred: [...SEARCH.starred, { to: '/z' }] });
    },
    true,
  ],
  [
    'a star set before the server answered for the first time',
    () => (work('7', serverView), writeStored(followedName('7'), { SEARCH: { changed: 1 } })),
    true,
  ],
  [
    'recent places that were only found by a search',
    () => writeStored('SEARCH 7', { starred: [], recent: [{ to: '/y' }] }),
    false,
  ],
  ['values that cannot be read', () => (writeStored('SEARCH 7', null), writeStored('VIEWS 7 /x', 'x')), false],
])('views and starred pages count as stored only in this browser if the server lacks them: %s', (_, before, isLost) => {
  before();
  expect(isOnlyHere('7')).toBe(isLost);
});

it('saved views and rejection reasons count as unsent if the server has not stored them; list layouts never do', () => {
  setOwner('7');
  writeOwn('TABLE', { density: 'small' }, '/biz/company');
  expect(isUnsent('7')).toBe(false);
  writeOwn('REASONS', ['营业执照不符合要求'], 'reject');
  expect(isUnsent('7')).toBe(true);
  writeStored(followedName('7'), { 'REASONS reject': { text: JSON.stringify(['营业执照不符合要求']) } });
  expect(isUnsent('7')).toBe(false);
  writeOwn('VIEWS', [ownView], '/biz/company');
  expect(isUnsent('7')).toBe(true);
});
