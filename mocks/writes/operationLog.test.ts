import { beforeEach, expect, it } from 'vitest';
import { resetDb, users } from '../db';
import { ask, tokenOf } from '../testClient';
import { operLogs } from './operationLog';

beforeEach(() => resetDb());

const importDict = (token: string, importKey: string, dictType: string) =>
  ask('/system/dict/type/save', { token, importKey, body: { dictName: dictType, dictType, status: '0' } });

it('an import is recorded as one log entry with the user, the list, and the number of rows and failures', async () => {
  const token = await tokenOf();
  const before = (await operLogs.all()).length;
  const names = ['fruit', 'colour', 'sys_user_sex', 'shape'];
  const answers = await Promise.all(names.map((name) => importDict(token, 'k1', name)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(3);
  const added = (await operLogs.all()).slice(before);
  expect(added).toMatchObject([{ operName: 'admin', title: '字典管理', businessType: 6, status: 0 }]);
  expect(JSON.parse(added[0]?.operParam ?? '')).toEqual({ import: 'k1', rows: 4, failed: 1 });
});

it('each import of each user gets its own log entry; an import with only rejected rows is logged as failed', async () => {
  await users.update(2, { roleIds: [1] });
  const [token, other] = [await tokenOf(), await tokenOf('yunying')];
  const before = (await operLogs.all()).length;
  await importDict(token, 'k1', 'fruit');
  await importDict(token, 'k2', 'fruit');
  await importDict(other, 'k2', 'colour');
  const added = (await operLogs.all()).slice(before);
  expect(added.map(({ operName, status }) => [operName, status])).toEqual([
    ['admin', 0],
    ['admin', 1],
    ['yunying', 0],
  ]);
});
