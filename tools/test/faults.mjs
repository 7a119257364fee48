/**
 * `npm run test:faults`: runs 24 faults × 12 endpoints against the production build over real HTTP (e2e/faults), then
 * writes the findings to docs/faults.md. Fails if any of the 288 tests failed. With `FAULTS_REPORT=folder`, writes the
 * page from existing results (`FAULTS=all FAULTS_REPORT=folder npm run e2e -- e2e/faults -g …`).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = dirname(dirname(import.meta.dirname));
const given = process.env.FAULTS_REPORT;
const report = given ?? mkdtempSync(join(tmpdir(), 'talent-desk-faults-'));
if (!given)
  spawnSync(process.execPath, [join(import.meta.dirname, 'e2e.mjs'), '--project=production', 'e2e/faults'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FAULTS: 'all', FAULTS_REPORT: report },
  });
const found = Object.fromEntries(
  readdirSync(report).map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(report, file), 'utf8'))]),
);
if (!given) rmSync(report, { recursive: true, force: true });

const endpoints = Object.keys(found);
const faults = [...new Set(Object.values(found).flatMap(Object.keys))];
const cases = endpoints.flatMap((endpoint) =>
  faults.map((fault) => ({ endpoint, fault, problems: found[endpoint]?.[fault] })),
);
const tried = cases.filter(({ problems }) => problems);
const failed = tried.filter(({ problems }) => problems.length > 0);
const cell = (endpoint, fault) => {
  const problems = found[endpoint]?.[fault];
  return problems ? (problems.length > 0 ? '**FAIL**' : 'ok') : '';
};
const row = (cells) => `| ${cells.join(' | ')} |`;

writeFileSync(
  join(root, 'docs/faults.md'),
  `# Faults

Written by \`npm run test:faults\` on ${new Date().toISOString().slice(0, 10)}: 24 faults at 12 endpoints, with the production build over real HTTP.
**${tried.length - failed.length} of ${tried.length} passed**${tried.length < 288 ? `; ${288 - tried.length} of 288 were not tried and are not in the table` : ''}. After each fault the invariants I1 to I8 of docs/quality.md hold: the
page shows content and a way on, no error was thrown, nothing is still loading, no message appears twice, typed input is kept, the user
was not sent elsewhere, and once the backend answers again the menu works. \`e2e/app/faults.spec.ts\` tests what a form keeps after a 401.

${row(['fault', ...endpoints])}
${row(['---', ...endpoints.map(() => '---')])}
${faults.map((fault) => row([fault, ...endpoints.map((endpoint) => cell(endpoint, fault))])).join('\n')}
${failed.map(({ endpoint, fault, problems }) => `\n- ${endpoint} × ${fault}: ${problems.join('; ')}`).join('')}
`,
);
console.log(`\n${tried.length - failed.length} of ${faults.length * endpoints.length} faults survived`);
process.exitCode = failed.length === 0 && tried.length === cases.length && tried.length > 0 ? 0 : 1;
