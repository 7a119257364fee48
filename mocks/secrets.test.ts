import { beforeEach, expect, it } from 'vitest';
import { operatorAccount } from './demo';
import { resetDb } from './db';
import { ask, type Page, tokenOf } from './testClient';

let token: string;
beforeEach(async () => {
  resetDb();
  token = await tokenOf();
});

/** The personal numbers in the business lists, each with the field by which the list can be filtered, if any. */
const SECRETS: [resource: string, fields: string[], filter?: string][] = [
  ['company', ['contactPhone', 'legalIdCard'], 'contactPhone'],
  ['school', ['contactPhone'], 'contactPhone'],
  ['personal', ['phone', 'idCard', 'bankAccount'], 'phone'],
  ['position', ['contactPhone']],
  ['memberCert', ['phone'], 'phone'],
  ['resume', ['phone', 'email'], 'phone'],
  ['order', ['buyerPhone'], 'buyerPhone'],
  ['registration', ['phone', 'idCard'], 'phone'],
  ['gameRecord', ['phone'], 'phone'],
  ['collection', ['payerAccount']],
  ['invoice', ['bankAccount', 'registerPhone', 'receiverPhone']],
  ['settlement', ['bankAccount']],
];

it.each(SECRETS)(
  '%s: lists and records mask %j, and only the reveal call returns the full value',
  async (name, fields) => {
    const path = `/biz/${name}`;
    const rows = (await ask<Page>(`${path}/list?pageSize=200`, { token })).data.records;
    for (const field of fields) {
      const row = rows.find((one) => one[field]) ?? expect.fail(`no ${name} has a ${field}`);
      const id = String(row.id);
      const record = (await ask(`${path}/get/${id}`, { token })).data;
      const masked = String(row[field]);
      expect(masked).toContain('***');
      expect(record[field]).toBe(masked);
      const { value } = (await ask(`${path}/reveal/${id}`, { token, body: { field } })).data;
      expect(value).not.toContain('*');
      expect(String(value).at(0)).toBe(masked.at(0));
    }
    expect((await ask(`${path}/reveal/${String(rows[0]?.id)}`, { token, body: { field: 'id' } })).data).toBeUndefined();
  },
);

it.each(SECRETS.filter(([, , filter]) => filter))(
  'the list of %s finds a record by its full number, and shows the number masked',
  async (...secret) => {
    const [name, , filter = ''] = secret;
    const path = `/biz/${name}`;
    const [row] = (await ask<Page>(`${path}/list?pageSize=1`, { token })).data.records;
    const id = String(row?.id);
    const { value } = (await ask(`${path}/reveal/${id}`, { token, body: { field: filter } })).data;
    const found = (await ask<Page>(`${path}/list?pageSize=200&${filter}=${String(value)}`, { token })).data.records;
    expect(found.map((one) => String(one.id))).toContain(id);
    expect(new Set(found.map((one) => one[filter]))).toEqual(new Set([row?.[filter]]));
  },
);

it('a user without the permission cannot reveal the phone number in a resume', async () => {
  const reader = await tokenOf(operatorAccount.username);
  const [row] = (await ask<Page>('/biz/resume/list?pageSize=1', { token })).data.records;
  const reveal = { token: reader, body: { field: 'phone' } };
  expect((await ask(`/biz/resume/reveal/${String(row?.id)}`, reveal)).status).toBe(403);
});

it('records with the same phone number are found in spite of masking, and fail the server’s check', async () => {
  const rows = (await ask<Page>('/biz/personal/list?pageSize=1000', { token })).data.records;
  const twice = rows.find(({ failedChecks }) => (failedChecks as string[]).includes('samePhone'));
  const same = await ask<Page>(`/biz/personal/same/${String(twice?.id)}?fields=phone`, { token });
  expect(same.data.total).toBeGreaterThan(1);
  expect(new Set(same.data.records.map(({ phone }) => phone))).toEqual(new Set([twice?.phone]));
  expect((await ask(`/biz/personal/same/${String(twice?.id)}?fields=nothing`, { token })).code).toBe(400);
  const { failedChecks } = (await ask(`/biz/personal/get/${String(twice?.id)}`, { token })).data;
  expect(failedChecks).toContain('samePhone');
});
