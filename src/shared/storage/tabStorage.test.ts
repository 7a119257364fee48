// @fresh-modules
import { expect, it, vi } from 'vitest';
import { tabStorage } from './tabStorage';

it('values stored for a browser tab are kept until they are removed', () => {
  tabStorage.set('views', [{ key: 'user' }]);
  expect(tabStorage.set('until', 12)).toBe(true);
  expect(tabStorage.get('views')).toEqual([{ key: 'user' }]);
  expect(tabStorage.keys()).toEqual(['views', 'until']);
  tabStorage.remove('views');
  expect(tabStorage.get('views')).toBeUndefined();
  tabStorage.clear();
  expect(tabStorage.keys()).toEqual([]);
});

it('a value stored for a browser tab is ignored if it is not JSON', () => {
  sessionStorage.setItem('views', '{broken');
  expect(tabStorage.get('views')).toBeUndefined();
});

it('if the browser blocks storage, tab storage keeps no values and throws no errors', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(tabStorage.set('views', [])).toBe(false);
  tabStorage.remove('views');
  tabStorage.clear();
  expect(tabStorage.get('views')).toBeUndefined();
  expect(tabStorage.keys()).toEqual([]);
});
