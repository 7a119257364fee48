// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { sealTab } from './sealing';
import { storageKey, takeStorageKey } from './storageKey';

const keyOf = (letter: string) => btoa(letter.repeat(32));
const own = { userId: 7, storageKey: keyOf('k') };
const everything = () => JSON.stringify({ ...sessionStorage });

beforeEach(() => sessionStorage.clear());

it('the user info is returned without the encryption key for stored drafts', async () => {
  expect(await takeStorageKey(own)).toEqual({ userId: 7 });
  expect(await takeStorageKey(null)).toBeNull();
});

it('drafts are encrypted while nobody is signed in, and restored when the same user returns', async () => {
  await takeStorageKey(own);
  sessionStorage.setItem('draft:7:1:/biz/company:3', '{"values":{"name":"尚未保存"}}');
  sessionStorage.setItem('wanted', '{"address":"/system/user"}');
  await sealTab(storageKey());
  expect(everything()).not.toMatch(/尚未保存|draft/);
  expect(sessionStorage.getItem('wanted')).toContain('/system/user');

  // The user types text while the page reports that the session has ended.
  sessionStorage.setItem('draft:7:1:/biz/company:4', '{"values":{"name":"另一个"}}');
  await sealTab(storageKey());
  expect(everything()).not.toMatch(/另一个/);

  await takeStorageKey(own);
  expect(everything()).toMatch(/尚未保存.*另一个|另一个.*尚未保存/);
  expect(sessionStorage.getItem('sealed')).toBeNull();
});

it.each([
  ['another user', { userId: 8, storageKey: keyOf('o') }],
  ['a server that no longer sends a key', { userId: 7 }],
  ['an invalid key', { userId: 7, storageKey: '!' }],
])('stored drafts are discarded after a sign-in with %s', async (_, next) => {
  await takeStorageKey(own);
  sessionStorage.setItem('draft:7:1:/x:3', '{"values":{"name":"尚未保存"}}');
  await sealTab(storageKey());
  await takeStorageKey(next);
  expect(sessionStorage).toHaveLength(0);
});

it('drafts stay stored without encryption if there is no key or encryption fails', async () => {
  await takeStorageKey({ userId: 7 });
  sessionStorage.setItem('draft:7:1:/x:3', '{}');
  await sealTab(storageKey());
  expect(sessionStorage.getItem('draft:7:1:/x:3')).toBe('{}');

  await takeStorageKey(own);
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new TypeError('no secure context'));
  await expect(sealTab(storageKey())).rejects.toThrow('no secure context');
  expect(sessionStorage.getItem('draft:7:1:/x:3')).toBe('{}');
});
