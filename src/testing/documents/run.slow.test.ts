import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../../e2e/support/port';
import { COMMAND, commands, wordsOf } from './commands';

/* Every command in the documents is run, here or by another stage of .ci/run, except the few in `NOWHERE`, each with
   its reason. */

/** Commands that are run here, as written or with a name for their placeholder, and a pattern of their output. */
const HERE: Readonly<Record<string, { words?: string; prints: RegExp }>> = {
  'npm run contract': { prints: /openapi\.json/ },
  'npm run licences': { prints: /MIT/ },
  'npm run sbom': { prints: /CycloneDX/ },
  'npm run nginx': { prints: /listen 8080/ },
  'npm run mutate -- name': { words: 'npm run mutate -- lib/money', prints: /changes noticed/ },
  'npm run unit -- name': { words: 'npm run unit -- lib/money', prints: /passed/ },
  "npx vitest run src/areas/base/benefitTag -t 'two characters'": { prints: /1 passed/ },
  'node mocks/seeds/generate.mjs': { prints: /menus\.json: \d+/ },
};

/** Commands that another test or stage runs: the file that runs them, and a text that this file must contain. */
const ELSEWHERE: readonly [command: RegExp, file: string, line: string][] = [
  [/^npm ci$/, '.ci/run', 'npm ci'],
  [/^npm (?:test|run (?:test:all|test:rest|check))\b/, '.ci/run', 'test:all'],
  [/^npm run typecheck$/, 'tools/test/test.mjs', "bin('tsc', '--noEmit'"],
  [/^npm run (?:lint)$/, 'tools/test/test.mjs', "bin('oxlint'"],
  [/^npm run knip$/, 'tools/test/test.mjs', "bin('knip'"],
  [
    /^npx vitest run (?:--project modules serve|FOLDER|src\/areas\/base\/benefitTag)$/,
    'tools/test/test.mjs',
    "bin(\n    'vitest',\n    'run'",
  ],
  [/^npm run build$/, 'tools/test/test.mjs', "bin('vite', 'build'"],
  [/^npm run size$/, 'tools/test/test.mjs', "script('../build/size.mjs')"],
  [/^npm run e2e -- (?!--ui)/, 'tools/test/test.mjs', "script('e2e.mjs')"],
  [/^TRACE=1 npm run e2e/, 'playwright.config.ts', 'process.env.TRACE'],
  [/^npm (?:start|run preview)$/, 'playwright.config.ts', 'vite preview'],
  [/^MOCK_WITHOUT=\S+ npm start$/, 'playwright.config.ts', 'MOCK_WITHOUT'],
  [/^npm run dev$/, 'playwright.config.ts', "server('dev', 'node_modules/.bin/vite')"],
  [/^API_PROXY=\S+ (?:API_PREFIX=\/ )?npm (?:start|run dev)$/, 'e2e/anyServer/prism.ts', 'API_PROXY'],
  [/^npx prism mock /, 'e2e/anyServer/prism.ts', "'prism', ['mock'"],
  [/^BASE_PATH=\/desk\/ npm run build$/, 'e2e/app/subPath.spec.ts', "PATH = '/desk/'"],
  [
    /^python3 docs\/backend\/server\.py /,
    'tools/contract/checker/checker.slow.test.ts',
    "'docs/backend/server.py', '0'",
  ],
  [/^npm run contract:check/, 'tools/contract/checker/checker.slow.test.ts', "'tools/contract/check.mjs'"],
  [/^npm run adopt$/, 'tools/adopt/propose.test.ts', './propose'],
  [/^npx vitest run mocks\/adopted$/, 'tools/test/test.mjs', "'--project', 'modules'"],
  [/^npm run new\b/, 'tools/new/new.test.ts', "'tools/new/new.mjs'"],
  [/^npm run test:engines$/, 'tools/test/test.mjs', "script('engines.mjs')"],
  [/^npm run test:(?:axe|lists|lost|strange|themes)$/, 'e2e/support/tour.ts', 'isTurn'],
  [/^npm run test:faults$/, 'e2e/faults/matrix.spec.ts', 'FAULTS'],
  [/^npm run test:fuzz$/, 'src/testing/fuzz/answers.test.ts', 'FUZZ'],
  [/^npm run docs$/, 'src/testing/documents/run.slow.test.ts', 'npm run contract'],
];

/** Commands that are never run, with the reason. */
const NOWHERE: readonly [command: RegExp, why: string][] = [
  [
    /^(?:docker|kubectl|apt-get|sudo) /,
    'needs Docker, a cluster or root; tools/serve/deployFiles.test.ts reads the files',
  ],
  [/--ui/, 'opens a window that waits for somebody'],
  [/^npx playwright show-/, 'opens a window that waits for somebody'],
  [/^npm audit signatures$/, 'asks the registry'],
  [/^npm run scale$/, 'counts for minutes, on a quiet machine'],
  [/^npm run adopt -- --spec /, 'needs the document and the recording of another backend'],
  [/^npm run adopt -- --serve /, 'serves until it is stopped; e2e/adopted starts the same servers'],
  [/^npm run contract:record$/, 'runs journeys for minutes to hours'],
  [/^npm run bench(?: -- .*)?$/, 'measures ten minutes, on a quiet machine'],
  [/^node tools\/bench\/peers\/serve\.mjs /, 'fetches a peer from GitHub and serves it until it is stopped'],
  [/^npm run test:pictures/, 'its pictures hold on the machine they were taken on'],
  [/^MOCK_LATENCY=/, 'changes how long the mock takes, and no test asserts a time; the benchmark sets it'],
  [/^npm run test:again /, 'repeats npm test twenty times; a session does so'],
  [/^npm run fix$/, 'changes the files it is about'],
  [/^npm run reset$/, 'clears what somebody works on'],
];

const all = [...new Set(commands.map(({ command }) => command))];

describe('every command in the documents is run', () => {
  it.each(all)('the command %s is run by a test, or excluded with a reason', { timeout: 240_000 }, (command) => {
    const here = HERE[command];
    if (command.endsWith(' --serve')) return expectToServe();
    if (here) return expectToRun(here.words ?? command, here.prints);
    const elsewhere = ELSEWHERE.filter(([pattern]) => pattern.test(command));
    const nowhere = NOWHERE.filter(([pattern]) => pattern.test(command));
    expect(elsewhere.length + nowhere.length, 'where it is run').toBe(1);
    for (const [, file, line] of elsewhere) expect(readFileSync(file, 'utf8')).toContain(line);
    return undefined;
  });

  it('every command listed in this test appears in a document', () => {
    expect(Object.keys(HERE).filter((command) => !all.includes(command))).toEqual([]);
    const patterns = [...ELSEWHERE, ...NOWHERE].map(([pattern]) => pattern);
    expect(patterns.filter((pattern) => !all.some((command) => pattern.test(command)))).toEqual([]);
  });
});

function expectToRun(command: string, prints: RegExp) {
  const [, program = '', rest = ''] = COMMAND.exec(command) ?? [];
  // Without this filter, the inner vitest would inherit the settings of the outer one.
  const settings = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|MUTANT)/.test(name));
  const { status, stdout, stderr } = spawnSync(program, wordsOf(rest), {
    encoding: 'utf8',
    // Two runs must not share a cache. This setting, which `npm run mutate` uses, switches the cache off.
    env: { ...Object.fromEntries(settings), MUTANT: '' },
    timeout: 200_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(status === 0 ? '' : stderr.slice(-2000) || 'failed').toBe('');
  expect(stdout).toMatch(prints);
}

/** Serves the contract's page on a free port. The page must load nothing from other hosts. */
async function expectToServe() {
  const port = await freePort();
  const child = spawn('node', ['tools/contract/docs.mjs', '--serve', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => String(text).includes(`:${port}/`) && resolve(undefined));
      child.once('exit', (code) => reject(new Error(`the server exited with ${code}`)));
    });
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(page).toContain('swagger-ui-bundle.js');
    expect(page).not.toMatch(/https?:/);
    expect(await (await fetch(`http://127.0.0.1:${port}/openapi.json`)).json()).toMatchObject({ openapi: '3.1.0' });
  } finally {
    child.kill();
  }
}
