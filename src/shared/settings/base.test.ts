// @fresh-modules
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['/desk/', '/user/login?redirect=/', '/desk/user/login?redirect=/'],
  ['/', '/user/login?redirect=/', '/user/login?redirect=/'],
])('with the base path %s, the path %s has the address %s', async (base, path, address) => {
  vi.stubEnv('BASE_URL', base);
  vi.resetModules();
  const { atBase, belowBase } = await import('./base');
  expect(atBase(path)).toBe(address);
  expect(belowBase(address)).toBe(path);
});

it('an address outside the base path stays unchanged', async () => {
  vi.stubEnv('BASE_URL', '/desk/');
  vi.resetModules();
  const { belowBase } = await import('./base');
  expect([belowBase('/desk'), belowBase('/desktop/user'), belowBase('/api/x')]).toEqual([
    '/',
    '/desktop/user',
    '/api/x',
  ]);
});
