import { posix } from 'node:path';

const found = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/vite-env.d.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** Every source file, by its path, such as `src/app/routes.tsx`. */
export const sources = Object.entries(found).map(([path, source]) => [path.slice(1), source] as const);

/** True for tests and for files that only tests import. */
export const isTest = (path: string) => /\.test\.tsx?$|^src\/testing\//.test(path);

/** Returns the imports of a source file as project paths: static, dynamic, type-only and side-effect imports. */
export function importsOf(path: string, source: string): { target: string; dynamic: boolean }[] {
  const all = source.matchAll(/(?:\bfrom|^import|\b(import)\()\s*'([^']+)'/gm);
  return [...all].map(([, dynamic, name = '']) => ({ target: placeOf(path, name), dynamic: dynamic !== undefined }));
}

function placeOf(path: string, name: string): string {
  if (name.startsWith('@/')) return `src/${name.slice(2)}`;
  if (name.startsWith('@mocks/')) return `mocks/${name.slice(7)}`;
  return name.startsWith('.') ? posix.join(posix.dirname(path), name) : name;
}
