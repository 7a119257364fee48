import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import { MAX_WAIT } from './src/testing/maxWait.ts';
import appConfig from './vite.config.ts';

const root = import.meta.dirname;

/**
 * The tests whose first line is this comment, as paths from the root. `// @vitest-environment jsdom` gives a `.test.ts`
 * a document; `// @fresh-modules` gives a quick test a document and modules that no other file has used.
 */
function marked(comment: string): string[] {
  return ['src', 'mocks', 'tools']
    .flatMap((folder) =>
      readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.test\.tsx?$/.test(path) && readFileSync(`${root}/${path}`, 'utf8').startsWith(`${comment}\n`));
}

/**
 * How the tests run. A quick test is `x.test.ts(x)`: `npm test` runs it. A slow one is `x.slow.test.ts(x)`:
 * `npm run test:rest` runs it. A `.test.tsx` is a page test, with a document, the mock backend and every translation; a
 * `.test.ts` runs in Node, because creating a document takes longer than most of these tests.
 */
export default defineConfig((env) => {
  const withDocument = marked('// @vitest-environment jsdom');
  const withFreshModules = marked('// @fresh-modules');
  const pages = { isolate: false, setupFiles: ['src/testing/world.ts', 'src/testing/pages.ts'] };
  const modules = { isolate: false, environment: 'node' as const };
  return mergeConfig(appConfig(env), {
    test: {
      environment: 'jsdom',
      globals: false,
      setupFiles: ['src/testing/setup.ts'],
      restoreMocks: true,
      maxWorkers: 2,
      // Keeps compiled modules on disk for the next run, except in `npm run mutate`, which would keep changed code.
      experimental: { fsModuleCache: process.env.MUTANT === undefined },
      // The mock sends every field of the contract. In development the console names those that a schema leaves out.
      onConsoleLog: (log: string) => !log.includes('fields that are left out'),
      testTimeout: 6 * MAX_WAIT,
      hookTimeout: 6 * MAX_WAIT,
      expect: { poll: { timeout: MAX_WAIT } },
      // Without isolation the files of a worker share their modules, which halves the time.
      projects: [
        {
          extends: true,
          test: {
            name: 'pages',
            ...pages,
            include: ['src/**/*.test.tsx'],
            exclude: ['**/*.slow.test.tsx', ...withFreshModules],
          },
        },
        { extends: true, test: { name: 'slow-pages', ...pages, include: ['src/**/*.slow.test.tsx'] } },
        {
          extends: true,
          test: {
            name: 'modules',
            ...modules,
            include: ['{src,mocks,tools}/**/*.test.ts'],
            exclude: ['**/*.slow.test.ts', ...withDocument, ...withFreshModules],
          },
        },
        { extends: true, test: { name: 'slow-modules', ...modules, include: ['{src,mocks,tools}/**/*.slow.test.ts'] } },
        {
          extends: true,
          test: { name: 'dom', isolate: false, setupFiles: ['src/testing/world.ts'], include: withDocument },
        },
        { extends: true, test: { name: 'fresh', include: withFreshModules } },
      ],
    },
  });
});
