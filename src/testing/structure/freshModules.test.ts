import { expect, it } from 'vitest';
import { sources } from './sources';

const replacing = [
  ...sources,
  ...Object.entries(
    import.meta.glob<string>('/{mocks,tools}/**/*.test.ts', { eager: true, query: '?raw', import: 'default' }),
  ),
].filter(([path, source]) => /\.test\.tsx?$/.test(path) && /^\s*vi\.(mock|doMock|resetModules)\(/m.test(source));

it('a test that mocks modules or loads them again is marked @fresh-modules', () => {
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing.filter(([, source]) => !source.startsWith('// @fresh-modules\n')).map(([path]) => path)).toEqual([]);
});
