import { beforeAll, describe, expect, it } from 'vitest';
import { resetDb } from '@mocks/db';
import { ask, tokenOf } from '@mocks/testClient';
import document from '../../../../docs/openapi.json';

interface Parameter {
  name?: string;
  schema?: { enum?: string[] };
  'x-match'?: 'equal' | 'contains' | 'from' | 'to';
  'x-field'?: string;
}
interface Call {
  parameters: Parameter[];
  'x-id'?: string;
}
type Row = Record<string, unknown>;

const lists = Object.entries(document.paths as unknown as Record<string, { get?: Call }>)
  .flatMap(([path, { get }]) => (get ? [{ path, id: get['x-id'] ?? 'id', parameters: get.parameters }] : []))
  .map((one) => ({
    ...one,
    filters: one.parameters.flatMap(({ name, 'x-match': match, 'x-field': field }) =>
      name && match && field ? [{ name, match, field }] : [],
    ),
    sorts: one.parameters.find(({ name }) => name === 'sortField')?.schema?.enum ?? [],
  }))
  .filter(({ path, filters }) => !path.endsWith('/sum') && filters.length > 0);

let token: string;
beforeAll(async () => {
  resetDb();
  token = await tokenOf();
});

async function rowsOf(path: string, query: Readonly<Record<string, string>>): Promise<Row[]> {
  const found: Row[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const search = new URLSearchParams({ pageNum: String(pageNum), pageSize: '1000', ...query });
    const { data } = await ask<Row[] | { records: Row[] }>(`${path}?${search.toString()}`, { token });
    if (Array.isArray(data)) return data;
    found.push(...data.records);
    if (data.records.length < 1000) return found;
  }
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === null || value === undefined ? [] : [String(value)];

const MATCHES = {
  equal: (text: string, value: string) => text === value,
  contains: (text: string, value: string) => text.toLowerCase().includes(value.toLowerCase()),
  from: (text: string, value: string) => text >= value,
  to: (text: string, value: string) => text.slice(0, value.length) <= value,
};

/** Returns a value from the middle of the rows' sorted values, or a part of it. */
function valueOf(rows: readonly Row[], field: string, match: keyof typeof MATCHES): string {
  const texts = rows.flatMap((row) => textsOf(row[field])).filter(Boolean);
  const text = texts.toSorted()[Math.floor(texts.length / 2)] ?? '';
  if (match === 'equal' || text.includes('*')) return text;
  return match === 'contains' ? text.slice(0, 3).trim() : text.slice(0, 10);
}

const collator = new Intl.Collator('zh-CN', { numeric: true });
const compare = (a: string, b: string) => (a && b && Number(a) - Number(b)) || collator.compare(a, b);

describe.each(lists)('the list $path', ({ path, id, filters, sorts }) => {
  let rows: Row[];
  beforeAll(async () => void (rows = await rowsOf(path, {})));

  it.each(filters)(
    'the filter $name finds exactly the rows whose $field matches ($match)',
    async ({ name, match, field }) => {
      const value = valueOf(rows, field, match);
      expect(value).not.toBe('');
      if (value.includes('*')) {
        // A masked number can be filtered only by the whole number. The reveal call returns it.
        const row = rows.find((one) => one[field] === value);
        const reveal = `${path.replace(/list$/, 'reveal')}/${String(row?.[id])}`;
        const whole = await ask<{ value: string }>(reveal, { token, body: { field } });
        const found = await rowsOf(path, { [name]: whole.data.value });
        expect(found.length).toBeLessThan(rows.length);
        expect(found).toContainEqual(row);
      } else {
        const found = await rowsOf(path, { [name]: value });
        const right = rows.filter((row) => textsOf(row[field]).some((text) => MATCHES[match](text, value)));
        // In a list of pending records, those whose applicants have answered come first.
        const byId = (all: readonly Row[]) => all.toSorted((one, other) => compare(String(one[id]), String(other[id])));
        expect(byId(found)).toEqual(byId(right));
      }
    },
  );

  it.each(sorts)('rows can be sorted by %s in both directions', async (sortField) => {
    for (const sortOrder of ['asc', 'desc']) {
      const cells = (await rowsOf(path, { sortField, sortOrder })).map((row) => textsOf(row[sortField]).join());
      expect(cells).toEqual(cells.toSorted((a, b) => compare(a, b) * (sortOrder === 'asc' ? 1 : -1)));
    }
  });
});
