import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { takeConsoleErrors } from '@/testing/setup';
import { date, dateTime, id, numeric } from './fields';
import { parseRow, parseRows } from './parseRows';

const schema = z.object({
  id,
  name: z.string().max(3),
  status: z.enum(['0', '1']),
  count: z.number().nullish(),
  price: numeric.nullish(),
  open: z.boolean().nullish(),
  createTime: dateTime.nullish(),
  birthday: date.nullish(),
  tags: z.array(z.string()).nullish(),
  ids: z.array(id).nullish(),
  parts: z.array(z.object({ title: z.string() })).nullish(),
});
const good = { id: 1, name: 'a', status: '0' };
const read = (row: object) => parseRows(schema, [{ ...good, ...row }], '/x/list')[0];

describe('rows in a response', () => {
  it('rows that match the schema are returned unchanged', () => {
    expect(parseRows(schema, [good, { ...good, id: '7400000000000000000' }], '/x/list')).toEqual([
      good,
      { ...good, id: '7400000000000000000' },
    ]);
  });

  it.each([
    ['a null becomes an empty text', { name: null }, { name: '' }],
    ['a missing text becomes an empty one', { name: undefined }, { name: '' }],
    ['an optional null stays null', { count: null, tags: null }, { count: null, tags: null }],
    ['a number becomes a text where the schema expects a text', { name: 7, status: 1 }, { name: '7', status: '1' }],
    ['a text becomes a number where the schema expects a number', { count: '12' }, { count: 12 }],
    ['exact money stays text', { price: '12345678901234567.89' }, { price: '12345678901234567.89' }],
    ['a dictionary value added on the server is kept', { status: '7' }, { status: '7' }],
    ['a text longer than the form allows is kept whole', { name: 'abcdef' }, { name: 'abcdef' }],
    ['booleans are read from 1 and 0', { open: 1 }, { open: true }],
    ['a time is read from ISO 8601', { createTime: '2026-11-01T00:39:22.816Z' }, { createTime: '2026-11-01 08:39:22' }],
    ['a time is read from milliseconds', { createTime: 1_793_493_562_816 }, { createTime: '2026-11-01 08:39:22' }],
    ['a day stays a day', { birthday: '1990-05-20T00:00:00.000Z' }, { birthday: '1990-05-20' }],
    [
      'a text that is not a time is kept',
      { createTime: '长期', birthday: '2026-09' },
      { createTime: '长期', birthday: '2026-09' },
    ],
    ['nulls inside a list are left out', { tags: ['a', null] }, { tags: ['a'] }],
  ])('a row is adapted to the schema without an error report: %s', (_, sent, shown) => {
    expect(read(sent)).toMatchObject(shown);
    expect(takeConsoleErrors()).toEqual([]);
  });

  it.each([
    ['an object instead of a time', { createTime: {} }, { createTime: '' }, 'createTime'],
    ['an object instead of a text', { name: { zh: 'a' } }, { name: '' }, 'name'],
    ['a word instead of a number', { count: 'many' }, { count: null }, 'count'],
    ['a number that would lose digits', { count: '7400000000000000001' }, { count: null }, 'count'],
    ['a text instead of a list', { tags: 'a,b' }, { tags: [] }, 'tags'],
    ['an object in a list of texts', { tags: ['a', {}] }, { tags: ['a', ''] }, 'tags.1'],
    ['an object in a list of ids', { ids: [1, {}, '2'] }, { ids: [1, '2'] }, 'ids.1'],
    ['a text in a list of records', { parts: ['x', { title: 'y' }] }, { parts: [{ title: 'y' }] }, 'parts'],
    ['an object inside a record of a list', { parts: [{ title: {} }] }, { parts: [{ title: '' }] }, 'parts.0.title'],
  ])('an invalid value is removed from a row, and an error report names the field: %s', (_, sent, shown, field) => {
    expect(read(sent)).toMatchObject(shown);
    expect(takeConsoleErrors()).toEqual([expect.stringContaining(`empty: ${field}`)]);
  });

  it('a field that is invalid in several rows causes a single error report', () => {
    const odd = { ...good, name: {} };
    parseRows(schema, [odd, odd, odd], '/x/list');
    expect(takeConsoleErrors()).toEqual([expect.stringMatching(/^\/x\/list .*: name$/)]);
  });

  it('fields that the schema lacks are left out of rows, with one warning per request path', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const row = {
      ...good,
      secret: '4711',
      parts: [
        { title: 'x', size: 1 },
        { title: 'y', size: 2 },
      ],
    };
    const fitted = { ...good, parts: [{ title: 'x' }, { title: 'y' }] };
    expect(parseRows(schema, [row, row], '/y/list')).toEqual([fitted, fitted]);
    parseRows(schema, [row], '/y/list');
    expect(warn.mock.calls).toEqual([['/y/list answers with fields that are left out: secret, parts.size']]);
  });

  it('reading a response keeps all entries of a map with arbitrary keys', () => {
    const sums = z.record(z.string(), numeric);
    expect(parseRow(sums, { amount: '1.20', count: 3 }, '/x/sum')).toEqual({ amount: '1.20', count: 3 });
  });

  it('list entries that are not records are left out and reported', () => {
    expect(parseRows(schema, [null, good, 'x'], '/x/list')).toEqual([good]);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('rows without an id are left out, and their number is reported', () => {
    const rows = parseRows(schema, [good, { ...good, id: null }, { ...good, id: '' }], '/x/list', 'id');
    expect(rows).toEqual([good]);
    expect(takeConsoleErrors().join()).toContain('2 rows without id are left out');
  });

  it.each([[null], [undefined], ['x'], [7], [[good]]])('the response %j is not accepted as a single record', (row) => {
    expect(() => parseRow(schema, row, '/x/get/1')).toThrow(expect.objectContaining({ kind: 'malformed' }));
  });

  it('a single record that matches the schema is returned unchanged', () =>
    expect(parseRow(schema, good, '/x/get/1')).toEqual(good));
});
