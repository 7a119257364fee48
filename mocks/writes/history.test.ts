import { beforeEach, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Change, HistoryEntry } from '@/shared/history/history.api';
import { resetDb } from '../db';
import { ask, tokenOf } from '../testClient';

let token: string;
beforeEach(async () => {
  resetDb();
  token = await tokenOf();
});

const PRICE = '/biz/price';
type Row = Record<string, unknown>;
const post = (path: string, body: object, by = token) => ask<Row>(path, { token: by, body });
const historyOf = async (path: string, id: unknown, by = token) =>
  (await ask<(HistoryEntry & { changes: Change[] })[]>(`${path}/history/${String(id)}`, { token: by })).data;

it('the history of a price lists its changes, newest first: user, IP address, field, old and new values', async () => {
  await post(`${PRICE}/update`, { id: 7, unitPrice: 20 });
  await post(`${PRICE}/status`, { id: 7, status: '1' });
  const [newest, first] = await historyOf(PRICE, 7);
  expect(newest).toMatchObject({ kind: 'status', changes: [{ field: 'status', before: '0', after: '1' }] });
  expect(newest?.changes[0]?.dict).toBe('sys_normal_disable');
  expect(first).toMatchObject({ kind: 'edit', userId: 1, ip: '127.0.0.1' });
  expect(first?.changes).toMatchObject([{ field: 'unitPrice', after: 20, canRestore: true }]);
});

it('the history masks phone numbers as the list does, shows names of departments, and never contains a password', async () => {
  await post('/system/user/update', { userId: 4, phonenumber: '13912345678', deptId: 103 });
  await post('/system/user/resetPwd', { userId: 4, password: 'Abcdef@123456' });
  const entries = await historyOf('/system/user', 4);
  const changes = entries.flatMap((entry) => entry.changes);
  expect(changes.find(({ field }) => field === 'phonenumber')).toMatchObject({
    after: '139****5678',
    canRestore: false,
  });
  expect(changes.find(({ field }) => field === 'deptId')?.afterText).toEqual(expect.any(String));
  expect(JSON.stringify(entries)).not.toMatch(/13912345678|Abcdef|password/);
});

it('the log entry of a write links to its history entry, and a refused write has no history entry', async () => {
  await post(`${PRICE}/update`, { id: 7, unitPrice: 21 });
  expect((await post(`${PRICE}/update`, { id: 7, unitPrice: -1, effectiveTime: '' })).code).not.toBe(0);
  const [entry, ...others] = await historyOf(PRICE, 7);
  expect(others).toEqual([]);
  const { records } = (await ask<{ records: Row[] }>('/system/operLog/list?title=价格', { token })).data;
  const logged = records.filter((log) => log.recordPath === PRICE);
  expect(logged).toMatchObject([{ recordId: '7', historyId: entry?.id }]);
});

it('a user without permission for a record gets 403 for its history', async () => {
  const reader = await tokenOf('mayan');
  expect((await ask('/biz/settlement/history/1', { token: reader })).status).toBe(403);
});

it('undoing the recorded edits of a row from newest to oldest yields every earlier version of the row', async () => {
  const edit = fc.record(
    {
      unitPrice: fc.integer({ min: 0, max: 99_999 }),
      minQuantity: fc.option(fc.integer({ min: 1, max: 99 })),
      priceName: fc.string({ minLength: 1, maxLength: 20 }).filter((name) => name.trim() !== ''),
      remark: fc.option(fc.string({ maxLength: 30 })),
      status: fc.constantFrom('0', '1'),
      ladder: fc.constantFrom([], [{ minQty: 1, maxQty: null, price: '3.00' }]),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 8 }), async (edits) => {
      resetDb();
      token = await tokenOf();
      const fields = ['unitPrice', 'minQuantity', 'priceName', 'remark', 'status', 'ladder'];
      const stored = async () => {
        const row = (await ask<Row>(`${PRICE}/get/7`, { token })).data;
        return Object.fromEntries(fields.map((field) => [field, row[field] || null]));
      };
      const rows = [await stored()];
      for (const one of edits) {
        await post(`${PRICE}/update`, { id: 7, ...one });
        const now = await stored();
        if (JSON.stringify(now) !== JSON.stringify(rows.at(-1))) rows.push(now);
      }
      let row = rows.at(-1) ?? {};
      const replayed = [row];
      for (const { changes } of await historyOf(PRICE, 7)) {
        row = { ...row, ...Object.fromEntries(changes.map(({ field, before }) => [field, before || null])) };
        replayed.unshift(row);
      }
      expect(replayed).toEqual(rows);
    }),
    { numRuns: 15 },
  );
});
