import { beforeEach, expect, it } from 'vitest';
import { resetDb } from '../db';
import { orders } from '../sales/orders';
import { ask, type Page, tokenOf } from '../testClient';
import { operLogs } from './operationLog';

beforeEach(() => resetDb());

const refund = async (key: string, refundAmount: number) => {
  const [order] = (await orders.all()).filter(({ orderStatus, refundAmount: paid }) => orderStatus === '1' && !paid);
  const body = { id: asked ?? order?.id, refundAmount, reason: '买家申请' };
  asked = body.id;
  return (await ask('/biz/order/refund', { token: await tokenOf(), body, key })).msg;
};
let asked: number | undefined;
beforeEach(() => (asked = undefined));

it('a request with a repeated idempotency key gets the first response and changes nothing', async () => {
  expect(await refund('k1', 1)).toBe('success');
  expect(await refund('k1', 2), 'the first answer').toBe('success');
  expect(await orders.find(asked)).toMatchObject({ refundAmount: 1, orderStatus: '4' });
  expect(await refund('k2', 1), 'another key is another request').toBe('当前状态不允许该操作');
});

it('two simultaneous requests with the same idempotency key are executed once', async () => {
  const before = (await orders.find(asked))?.auditLogs?.length ?? 0;
  expect(await Promise.all([refund('k1', 1), refund('k1', 1)])).toEqual(['success', 'success']);
  const logs = (await orders.find(asked))?.auditLogs ?? [];
  expect(logs.filter(({ action }) => action === 'refund')).toHaveLength(1);
  expect(logs.length).toBeGreaterThan(before);
});

it('a refused request does not use up its idempotency key, so the corrected request can use the same key', async () => {
  expect(await refund('k1', 0)).toBe('退款金额必须大于0');
  expect(await refund('k1', 1)).toBe('success');
});

it('an import row whose response was lost is saved once, and is counted once in the log', async () => {
  const token = await tokenOf();
  const send = () =>
    ask<{ id: number }>('/system/dict/data/save', {
      token,
      key: 'row-2',
      importKey: 'import-1',
      body: { dictType: 'sys_user_sex', dictLabel: '导入一', dictValue: '91', dictSort: 9, status: '0' },
    });
  const { data: first } = await send();
  expect(first).toBeDefined();
  expect((await send()).data).toEqual(first);
  const { data } = await ask<Page>('/system/dict/data/list?dictType=sys_user_sex&dictLabel=导入一', { token });
  expect(data.total).toBe(1);
  const log = (await operLogs.all()).filter(({ operParam }) => operParam?.includes('import-1'));
  expect(log.map(({ operParam }) => JSON.parse(operParam ?? '') as unknown)).toEqual([
    { import: 'import-1', rows: 1, failed: 0 },
  ]);
});
