// @fresh-modules
import { expect, it, vi } from 'vitest';
import { tabStorage } from './tabStorage';

it('keeps values of this tab until they are removed', () => {
  tabStorage.set('views', [{ key: 'user' }]);
  expect(tabStorage.set('until', 12)).toBe(true);
  expect(tabStorage.get('views')).toEqual([{ key: 'user' }]);
  expect(tabStorage.keys()).toEqual(['views', 'until']);
  tabStorage.remove('views');
  expect(tabStorage.get('views')).toBeUndefined();
  tabStorage.clear();
  expect(tabStorage.keys()).toEqual([]);
});

it('ignores a value that is not JSON', () => {
  sessionStorage.setItem('views', '{broken');
  expect(tabStorage.get('views')).toBeUndefined();
});

it('keeps nothing and does not fail where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(tabStorage.set('views', [])).toBe(false);
  tabStorage.remove('views');
  tabStorage.clear();
  expect(tabStorage.get('views')).toBeUndefined();
  expect(tabStorage.keys()).toEqual([]);
});
