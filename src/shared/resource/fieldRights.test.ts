// @vitest-environment jsdom
import fc from 'fast-check';
import type { TFunction } from 'i18next';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toCurrentUser } from '@/shared/auth/currentUser';
import { useSession } from '@/shared/auth/session';
import { columnsOf } from '@/shared/list/columnsOf';
import { factsOf } from '@/shared/record/factsOf';
import { apis } from '@/testing/schemas';
import { request } from '@/shared/api/http';
import { server } from '@/testing/server';
import { takeConsoleErrors } from '@/testing/setup';
import '@/testing/world';
import { fieldLimit } from './fieldRights';
import type { Resource } from './resource';

const limited = (fields: unknown) =>
  useSession.setState({ user: toCurrentUser({ userId: 7, roleIds: [2], buttons: [], fields }) });

/** The product's resources that have a permission. */
const resources = apis.flatMap(([path, api]) =>
  'permission' in api && 'shape' in api.schema
    ? [[path, api as unknown as Resource<Record<string, unknown>>] as const]
    : [],
);
const fieldsOf = (api: Resource<Record<string, unknown>>) => Object.keys(api.schema.shape);

const t = ((key: string) => key) as unknown as TFunction;

/** Calls of the last test: their query and body. */
let asked: { query: Record<string, string>; body: unknown }[] = [];
/** A row in which every value is different. */
const rowOf = (api: Resource<Record<string, unknown>>) => ({
  ...Object.fromEntries(fieldsOf(api).map((name) => [name, `secret of ${name}`])),
  [api.idKey]: 'id-1',
});

// The values are texts, whatever the fields' types, so this clears the reported misfits.
afterEach(() => void takeConsoleErrors());
beforeEach(() => {
  asked = [];
  server.use(
    http.all('*/api/*', async ({ request }) => {
      const path = new URL(request.url).pathname.replace('/api', '');
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const text = request.method === 'POST' ? await request.text() : '';
      asked.push({ query, body: text ? JSON.parse(text) : undefined });
      const api = resources.find(([base]) => path.startsWith(`${base}/`))?.[1];
      if (!api) return HttpResponse.json({ code: 0, data: {} });
      const row = rowOf(api);
      const records = [{ ...row, children: [row] }];
      const data = path.includes('/get/')
        ? row
        : { records, total: 1, rows: records, changes: fieldsOf(api).map((field) => ({ field, before: 'secret' })) };
      return HttpResponse.json({ code: 0, data });
    }),
  );
});

it('hidden fields are never shown, and hidden or readonly fields are never sent', async () => {
  expect(resources.length).toBeGreaterThan(30);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...resources),
      fc.infiniteStream(fc.constantFrom('hidden', 'readonly', '')),
      async ([path, api], stream) => {
        asked = [];
        const names = fieldsOf(api).filter((name) => name !== api.idKey);
        const limits = Object.fromEntries(names.map((name) => [name, stream.next().value as string]));
        limited({ [api.permission]: limits });
        const hidden = names.filter((name) => limits[name] === 'hidden');
        const [sortField = ''] = hidden;
        const filters = Object.fromEntries(
          hidden.flatMap((name) => [
            [name, 'x'],
            [`${name}.not`, 'x'],
          ]),
        );
        const sort = sortField ? { sortField, sortOrder: 'asc' as const } : {};
        const answers = [
          // A list without pages and a task respond differently, but only the requests matter here.
          await api.list({ pageNum: 1, pageSize: 10, ...filters, ...sort }).catch(() => []),
          await api.get('id-1').catch(() => []),
        ];
        for (const name of hidden)
          expect(JSON.stringify(answers), `${path} ${name}`).not.toContain(`"secret of ${name}"`);
        for (const { query } of asked.slice(0, 1))
          for (const name of [...hidden, ...hidden.map((one) => `${one}.not`)]) {
            expect(query).not.toHaveProperty([name]);
            expect(query.sortField).not.toBe(name);
          }
        await api.save({ ...rowOf(api) });
        const sent = Object.keys(asked.at(-1)?.body as object);
        expect(sent.toSorted()).toEqual([api.idKey, ...names.filter((name) => !limits[name])].toSorted());
        const shown = [
          ...columnsOf(t, api, names).map(({ field }) => field),
          ...factsOf(t, api, names).map(({ name }) => name),
        ];
        expect(shown.filter((name) => hidden.includes(String(name)))).toEqual([]);
        expect(new Set(shown).size).toBe(names.length - hidden.length);
      },
    ),
    { numRuns: 200 },
  );
});

it('a field with an unknown access restriction is read-only, and malformed restrictions are ignored', () => {
  limited({ 'system:user': { email: 'masked', phonenumber: 'hidden', sex: null } });
  expect(fieldLimit('system:user', 'email')).toBe('readonly');
  expect(fieldLimit('system:user', 'phonenumber')).toBe('hidden');
  expect(fieldLimit('system:user', 'sex')).toBeUndefined();
  expect(fieldLimit('system:user', 'userName')).toBeUndefined();
  expect(fieldLimit('system:role', 'email')).toBeUndefined();
  for (const fields of [null, 'all', [], { 'system:user': 'hidden' }, { 'system:user': ['email'] }]) {
    limited(fields);
    expect(fieldLimit('system:user', 'email')).toBeUndefined();
  }
});

it('the change history of a record contains no entries for fields that the user may not see', async () => {
  const [path, api] = resources[0] ?? [];
  if (!path || !api) throw new Error('no resource');
  const [name = ''] = fieldsOf(api).filter((one) => one !== api.idKey);
  limited({ [api.permission]: { [name]: 'hidden' } });
  const answer = await request({ url: `${path}/history/1` });
  expect(JSON.stringify(answer)).not.toContain(`"field":"${name}"`);
  expect(JSON.stringify(answer)).toContain('"field":');
});
