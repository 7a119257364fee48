// @fresh-modules
import { expect, it, vi } from 'vitest';
import { tabStorage } from './tabStorage';

it('values of this tab are kept until they are removed', () => {
  tabStorage.set('views', [{ key: 'user' }]);
  expect(tabStorage.set('until', 12)).toBe(true);
  expect(tabStorage.get('views')).toEqual([{ key: 'user' }]);
  expect(tabStorage.keys()).toEqual(['views', 'until']);
  tabStorage.remove('views');
  expect(tabStorage.get('views')).toBeUndefined();
  tabStorage.clear();
  expect(tabStorage.keys()).toEqual([]);
});

it('a value that is not JSON is ignored', () => {
  sessionStorage.setItem('views', '{broken');
  expect(tabStorage.get('views')).toBeUndefined();
});

it('a browser that blocks storage keeps no values and throws no errors', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(tabStorage.set('views', [])).toBe(false);
  tabStorage.remove('views');
  tabStorage.clear();
  expect(tabStorage.get('views')).toBeUndefined();
  expect(tabStorage.keys()).toEqual([]);
});
