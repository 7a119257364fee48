import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Mapping, wrongInMapping } from '@/shared/api/mapping/mapping';
import { backends } from './backends';
import { prove } from './proof';

/** Compares the results with the table in docs/adopt.md, where ● marks a call that works. */
it('each backend answers, through its mapping, the calls that docs/adopt.md lists for it', async () => {
  const columns = await Promise.all(
    Object.entries(backends).map(async ([name, { make, account, captcha }]) => {
      const mapping = JSON.parse(readFileSync(`docs/mappings/${name}.json`, 'utf8')) as Mapping;
      expect(wrongInMapping(mapping)).toEqual([]);
      return new Map(await prove(mapping, make(), { ...account, ...captcha }));
    }),
  );
  const calls = [...(columns[0]?.keys() ?? [])];
  const signs = (call: string) => columns.map((column) => (column.get(call) === '' ? '●' : '–'));
  const counts = columns.map((column) => [...column.values()].filter((why) => why === '').length);
  const rows = [
    ...calls.map((call) => `| \`${call}\` | ${signs(call).join(' | ')} |`),
    `| ${calls.length} calls | ${counts.join(' | ')} |`,
  ];
  const written = readFileSync('docs/adopt.md', 'utf8').split('\n');
  // If the comparison fails, the output contains the rows as they should be.
  expect(rows.filter((row) => !written.includes(row))).toEqual([]);
});
