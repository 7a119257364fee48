// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { audit } from '@/areas/workflow/flow/audit.api';
import type { Task } from '@/areas/workflow/flow/task.resource';
import type { CrudApi } from '@/shared/api/crudApi';
import { date, dateTime, id as idSchema } from '@/shared/api/fields';
import { toSearch } from '@/shared/menu/links';
import { apis, sample, type Schema } from './schemas';
import { server } from './server';

let count = 0;
/** Returns a new id beyond 2^53. As numbers, two such ids would be equal. */
const longId = () => String(7_399_999_999_999_999_000n + BigInt(count++));

const shapeOf = (api: CrudApi<Record<string, unknown>>) => (api.schema as unknown as Schema)._zod.def.shape ?? {};

/** The resources with numeric ids. Others, such as processes and tasks, use names as ids. */
const numbered = apis.filter(
  // The inbox is a second resource for notices.
  ([path, api]) => path !== '/system/notice/inbox' && (shapeOf(api)[api.idKey] as unknown) === idSchema,
);

const idsIn = (text: string) => text.match(/\b7\d{18}\b/g) ?? [];

interface Asked {
  address: string;
  body: string;
}
let asked: Asked[] = [];
let answer = '{"code":0}';

beforeEach(() => {
  asked = [];
  server.use(
    http.all('*/api/*', async ({ request }) => {
      asked.push({ address: decodeURIComponent(request.url), body: await request.text() });
      return new HttpResponse(answer, { headers: { 'content-type': 'application/json' } });
    }),
  );
});

it('the tests cover more than 35 resources with numeric ids', () => expect(numbered.length).toBeGreaterThan(35));

describe.each(numbered)('ids of 19 digits in %s', (_, api) => {
  it.each(['text', 'number'])('ids sent as %s stay exact when a record is listed, saved and removed', async (form) => {
    const row = sample(api.schema, longId) as Record<string, unknown>;
    const id = String(row[api.idKey]);
    const json = (data: unknown) => {
      const text = JSON.stringify({ code: 0, data });
      return form === 'number' ? text.replaceAll(/"(\d{19})"/g, '$1') : text;
    };

    answer = json({ records: [row], total: 1, current: 1 });
    const { records } = await api.list({ pageNum: 1, pageSize: 10 });
    // A list may copy fields from other calls into its rows. Here every call returns the same row.
    expect(new Set(idsIn(JSON.stringify(records)))).toEqual(new Set(idsIn(JSON.stringify(row))));
    const [first = {}] = records;
    expect(String(api.idOf(first))).toBe(id);

    answer = json(row);
    const stored = await api.get(api.idOf(first));
    expect(asked.at(-1)?.address).toContain(id);
    expect(idsIn(JSON.stringify(stored))).toEqual(idsIn(JSON.stringify(row)));

    answer = '{"code":0}';
    asked = [];
    await api.save({ ...stored });
    await api.remove([api.idOf(stored), longId()]);
    await api.setStatus(api.idOf(stored), '1');
    await api.act('audit', { ids: [api.idOf(stored)] });
    const [saved, removed, switched, acted] = asked.filter(({ address }) => address.includes(api.path));
    expect(saved?.address).not.toMatch(/\/save$/);
    expect(idsIn(saved?.body ?? '')).toEqual(idsIn(JSON.stringify(row)));
    expect(idsIn(removed?.address ?? '')).toEqual([id, expect.any(String)]);
    expect(idsIn(switched?.body ?? '')).toEqual([id]);
    expect(idsIn(acted?.body ?? '')).toEqual([id]);

    expect(api.keys.record(api.idOf(stored))).toContain(id);
    expect(String(toSearch({ id: api.idOf(stored) }))).toBe(`id=${id}`);
  });
});

it('the request for a workflow decision contains the exact long id of the task’s record', async () => {
  const businessKey = longId();
  await audit({ id: '1', procInstId: '2', businessKey } as Task, 2, '');
  expect(asked[0]?.body).toContain(`"businessKey":"${businessKey}"`);
});

describe('values that arrive with the wrong type', () => {
  it.each(apis)('the schema of %s accepts numbers sent as text and texts sent as numbers', async (_, api) => {
    const innermost = (schema: Schema): Schema => {
      const { innerType } = schema._zod.def;
      return innerType ? innermost(innerType) : schema;
    };
    const wanted: Record<string, unknown> = { [api.idKey]: 1 };
    const sent: Record<string, unknown> = { [api.idKey]: 1 };
    for (const [field, schema] of Object.entries(shapeOf(api))) {
      const inside: unknown = innermost(schema);
      const { type } = innermost(schema)._zod.def;
      if (type === 'number') [sent[field], wanted[field]] = ['1', 1];
      const isTime = inside === date || inside === dateTime;
      if (!isTime && (type === 'string' || type === 'enum')) [sent[field], wanted[field]] = [1, '1'];
    }
    answer = JSON.stringify({ code: 0, data: { records: [sent] } });
    const { records } = await api.list({ pageNum: 1, pageSize: 10 });
    expect(records[0]).toMatchObject(wanted);
  });
});
