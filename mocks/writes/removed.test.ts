import { beforeEach, expect, it } from 'vitest';
import { resetDb } from '../db';
import { ask, tokenOf } from '../testClient';

beforeEach(() => resetDb());

const removed = (token: string, path: string, id: number) =>
  ask('/system/operLog/removed?' + String(new URLSearchParams({ path, id: String(id) })), { token });

it('users who may list a type of record can see who removed a record and when; other users cannot', async () => {
  const token = await tokenOf();
  const list = await ask<{ records: { id: number; schoolName: string }[] }>('/biz/base/school/list', { token });
  const [first, second] = list.data.records;
  const ids = [first?.id, second?.id].join();
  expect((await ask(`/biz/base/school/remove?ids=${ids}`, { token, body: {} })).code).toBe(0);
  expect((await removed(token, '/biz/base/school', second?.id ?? 0)).data).toEqual({
    name: second?.schoolName,
    userName: '系统管理员',
    time: expect.stringMatching(/^\d{4}-\d{2}-\d{2} /),
  });
  expect((await removed(token, '/biz/base/school', 999_999)).data).toBeNull();
  expect((await removed(token, '/nothing', 1)).data).toBeNull();
  expect((await removed(await tokenOf('mayan'), '/biz/base/school', second?.id ?? 0)).status).toBe(403);
});
