import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exchange } from '@/shared/api/mapping/exchange';
import { type Mapping, wrongInMapping } from '@/shared/api/mapping/mapping';
import { backends } from './backends';
import { prove } from './proof';

const mappingOf = (name: string) => JSON.parse(readFileSync(`docs/mappings/${name}.json`, 'utf8')) as Mapping;

/** Compares the results with the table in docs/adopt.md, where ● marks a call that works. */
it('each backend answers, through its mapping, the calls that docs/adopt.md lists for it', async () => {
  const columns = await Promise.all(
    Object.entries(backends).map(async ([name, { make, account, captcha }]) => {
      const mapping = mappingOf(name);
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

it('a changed user of eladmin is sent with the jobs, which eladmin clears if an update lacks them', async () => {
  const sent: unknown[] = [];
  const send = ({ method, data }: { method: string; data?: unknown }) => {
    sent.push(data);
    return Promise.resolve({ status: 200, body: method === 'GET' ? { content: [{ id: 5, jobs: [{ id: 11 }] }] } : {} });
  };
  const found = await exchange(mappingOf('eladmin'), { method: 'get', path: '/system/user/get/5' }, send);
  const { data } = found.body as { data: object };
  expect(data).toMatchObject({ postIds: [11] });
  const changed = { userId: 5, phonenumber: '13900002222', postIds: [11] };
  await exchange(mappingOf('eladmin'), { method: 'post', path: '/system/user/update', data: changed }, send);
  expect(sent.at(-1)).toEqual({ id: 5, phone: '13900002222', jobs: [{ id: 11 }] });
});
