import { expect, it } from 'vitest';
import { sources } from './sources';

const mocking = [
  ...sources,
  ...Object.entries(
    import.meta.glob<string>('/{mocks,tools}/**/*.test.ts', { eager: true, query: '?raw', import: 'default' }),
  ),
].filter(([path, source]) => /\.test\.tsx?$/.test(path) && /^\s*vi\.mock\(/m.test(source));

it('a test that mocks a module is marked @fresh-modules', () => {
  expect(mocking.length).toBeGreaterThan(0);
  expect(mocking.filter(([, source]) => !source.startsWith('// @fresh-modules\n')).map(([path]) => path)).toEqual([]);
});
