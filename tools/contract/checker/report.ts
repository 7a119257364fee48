import type { Difference } from './differences';
import { fails, type Outcome, type Result } from './result';

const WORDS: Readonly<Record<Outcome, string>> = {
  ok: 'as the contract says',
  differs: 'different, or read all the same',
  missing: 'missing',
  absent: 'optional and absent',
  beyond: 'missing, for no screen of its menu',
  forbidden: 'not for this account',
  unknown: 'not tried',
};

const line = ({ path, expected, seen, read }: Difference) =>
  `${path}: expected ${expected}, seen ${seen}${read ? ' (read all the same)' : ''}`;

/** Formats the report for people, in Markdown. */
export function markdown(base: string, results: readonly Result[]): string {
  const counts = (Object.keys(WORDS) as Outcome[]).map(
    (outcome) => `| ${WORDS[outcome]} | ${results.filter((one) => one.outcome === outcome).length} |`,
  );
  const failed = results.filter(fails);
  const rest = results.filter((one) => !fails(one) && one.problems.length > 0);
  const table = (title: string, head: string, isIn: (one: Result) => boolean) => {
    const rows = results.filter(isIn).map(({ call, words }) => `| ${call} | ${cell(words)} |`);
    return rows.length > 0 ? [title, [`| Call | ${head} |`, '| --- | --- |', ...rows].join('\n')] : [];
  };
  return `${[
    `# ${base} and docs/openapi.json`,
    failed.length === 0
      ? 'Every call that was tried is as the contract says.'
      : `${failed.length} calls are not as the contract says.`,
    ['| Calls | Number |', '| --- | --- |', ...counts].join('\n'),
    ...(failed.length > 0 ? ['## To be mended', ...failed.map(section)] : []),
    ...(rest.length > 0 ? ['## To know', ...rest.map(section)] : []),
    ...table('## Optional and absent', 'What is not there', (one) => one.outcome === 'absent'),
    ...table('## Not tried', 'Why', (one) => one.outcome === 'unknown'),
    ...table('## Not for this account', 'Why', (one) => one.outcome === 'forbidden'),
    ...table('## Missing, and not needed by the screens of this menu', 'Screens', (one) => one.outcome === 'beyond'),
  ].join('\n\n')}\n`;
}

function section({ call, outcome, problems, words }: Result): string {
  const head = `### ${call}`;
  const cost = outcome === 'missing' ? `Missing. ${words}` : words;
  if (problems.length === 0) return `${head}\n\n${cost}`;
  const rows = problems.map(({ path, expected, seen, read }) =>
    [path, expected, seen, read ? 'read all the same' : ''].map(cell).join(' | '),
  );
  return [
    head,
    '',
    cost,
    '',
    '| Path | Expected | Seen | |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

/** Formats the report for pipelines: one case per call. Untried calls count as skipped. */
export function junit(results: readonly Result[]): string {
  const cases = results.map((one) => {
    const { call, outcome, problems, words } = one;
    const name = `  <testcase classname="contract" name="${xml(call)}"`;
    if (fails(one)) {
      const lines = problems.length > 0 ? problems.map(line).join('\n') : `${WORDS[outcome]}: ${words}`;
      return `${name}><failure message="${xml(words)}">${xml(lines)}</failure></testcase>`;
    }
    if (outcome !== 'ok' && outcome !== 'differs')
      return `${name}><skipped message="${xml(`${WORDS[outcome]}: ${words}`)}"/></testcase>`;
    return `${name}/>`;
  });
  const failures = results.filter(fails).length;
  const skipped = cases.filter((text) => text.includes('<skipped')).length;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="contract" tests="${results.length}" failures="${failures}" skipped="${skipped}">
${cases.join('\n')}
</testsuite>
`;
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? '').replaceAll(/[^\P{Cc}\n\t]/gu, '');
