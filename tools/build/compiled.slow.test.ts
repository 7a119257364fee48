import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@babel/core';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '../../src');

const sources = ['shared', 'app', 'areas'].flatMap((layer) =>
  readdirSync(join(src, layer), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(\.tsx|\/use\w+\.ts)$/.test(path) && !path.includes('.test.'))
    .map((path) => `${layer}/${path}`),
);

interface CompilerEvent {
  kind: string;
  detail?: { reason?: string; options?: { reason?: string } };
}

it.each(sources)('%s is compiled by the React Compiler', (source) => {
  const filename = join(src, source);
  const problems: string[] = [];
  const logEvent = (_: unknown, { kind, detail }: CompilerEvent) => {
    if (kind === 'CompileError') problems.push(detail?.options?.reason ?? detail?.reason ?? kind);
  };
  transformSync(readFileSync(filename, 'utf8'), {
    filename,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [['babel-plugin-react-compiler', { panicThreshold: 'none', logger: { logEvent } }]],
  });
  // A build reports no error for a component the compiler cannot read. It stays uncompiled, and its subtree re-renders.
  expect(problems).toEqual([]);
});
