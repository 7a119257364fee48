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

/** Sends one of our calls to eladmin, which finds `row` in every list. Returns our answer and eladmin's last body. */
async function eladmin(row: object, method: 'get' | 'post', path: string, data?: object) {
  let sent: unknown;
  const answer = await exchange(mappingOf('eladmin'), { method, path, data }, (call) => {
    sent = call.data;
    return Promise.resolve({ status: 200, body: call.method === 'GET' ? { content: [row] } : {} });
  });
  return { answer: answer.body, sent };
}

it('a changed user of eladmin is sent with the jobs, which eladmin clears if an update lacks them', async () => {
  const { answer } = await eladmin({ id: 5, jobs: [{ id: 11 }] }, 'get', '/system/user/get/5');
  expect(answer).toMatchObject({ data: { postIds: [11] } });
  const changed = { userId: 5, phonenumber: '13900002222', postIds: [11] };
  const { sent } = await eladmin({}, 'post', '/system/user/update', changed);
  expect(sent).toEqual({ id: 5, phone: '13900002222', jobs: [{ id: 11 }] });
});

it('a changed directory of eladmin is sent with 0 as its parent, because eladmin fails for null', async () => {
  const row = { id: 1, pid: null, type: 0, title: '系统管理', iFrame: false, cache: true, menuSort: 1 };
  const { sent } = await eladmin(row, 'post', '/system/menu/update', { menuId: 1, orderNum: 2 });
  expect(sent).toMatchObject({ ...row, pid: 0, menuSort: 2 });
});
