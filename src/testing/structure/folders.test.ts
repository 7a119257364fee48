import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, isTest, sources } from './sources';

/**
 * Returns the folder of `shared`, `app` or an area that contains a file. Files directly in `app` or in an area count as
 * one folder, except the list of areas, which imports nothing from `app`.
 */
const folderOf = (path: string) =>
  path.startsWith('src/app/areas') ? undefined : /^src\/(?:shared|app|areas\/[^/]+)(?:\/[^/]+(?=\/))?/.exec(path)?.[0];

/** Returns the pairs of folders that import each other, including types and `import()`. */
function mutualImports(files: readonly (readonly [path: string, source: string])[]): string[] {
  const arrows = new Set(
    files
      .filter(([path]) => !isTest(path))
      .flatMap(([path, source]) => importsOf(path, source).map(({ target }) => [folderOf(path), folderOf(target)]))
      .flatMap(([from, to]) => (from && to && from !== to ? [`${from} → ${to}`] : [])),
  );
  return [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' → ');
    return from < to && arrows.has(`${to} → ${from}`);
  });
}

describe('the folders of the source code', () => {
  it('no two folders of the source code import each other', () => expect(mutualImports(sources)).toEqual([]));

  it.each([
    [
      'src/shared/list/x.ts',
      "import { a } from '../form/x';",
      'src/shared/form/x.ts',
      "import type { b } from '../list/x';",
    ],
    ['src/app/tabs/x.ts', "void import('@/app/root');", 'src/app/root.ts', "import { a } from './tabs/x';"],
    [
      'src/areas/system/dept/x.tsx',
      "import { users } from '../user/x';",
      'src/areas/system/user/x.ts',
      "import type { Dept } from '@/areas/system/dept/x';",
    ],
  ])('two folders that import each other through files such as %s are reported', (...[path, source, other, back]) =>
    expect(
      mutualImports([
        [path, source],
        [other, back],
      ]),
    ).toHaveLength(1),
  );

  it('each folder contains at most 25 files', () => {
    const files = import.meta.glob(['/src/**/*', '/mocks/**/*', '/e2e/**/*', '/tools/**/*', '!/e2e/pictures/**/*.png']);
    const counts = new Map<string, number>();
    for (const path of Object.keys(files)) {
      const folder = posix.dirname(path);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(50);
    expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
  });
});

/** Finds a circle of files that import each other, including types and `import()`; undefined if there is none. */
function circleIn(files: readonly (readonly [path: string, source: string])[]): string[] | undefined {
  const known = new Map(files.filter(([path]) => !isTest(path)));
  const fileOf = (target: string) => [target, `${target}.ts`, `${target}.tsx`].find((path) => known.has(path));
  const done = new Set<string>();
  const circleFrom = (path: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return undefined;
    for (const { target } of importsOf(path, known.get(path) ?? '')) {
      const file = fileOf(target);
      const found = file && circleFrom(file, [...way, path]);
      if (found) return found;
    }
    done.add(path);
    return undefined;
  };
  for (const path of known.keys()) {
    const found = circleFrom(path, []);
    if (found) return found;
  }
  return undefined;
}

describe('source files', () => {
  it('source files never import each other in a circle', () => expect(circleIn(sources)).toBeUndefined());

  it.each(["import { b } from './b';", "import type { B } from './b';", "const b = () => import('./b');"])(
    'files that import each other in a circle through %s are reported',
    (way) =>
      expect(
        circleIn([
          ['src/shared/list/a.ts', way],
          ['src/shared/list/b.tsx', "export { c } from '@/shared/form/c';"],
          ['src/shared/form/c.ts', "import { a } from '@/shared/list/a';"],
        ]),
      ).toHaveLength(4),
  );
});
