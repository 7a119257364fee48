import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { takeConsoleErrors } from '@/testing/setup';
import { parseRow, parseRows } from './parseRows';

const schema = z.looseObject({ id: z.union([z.number(), z.string()]), name: z.string(), status: z.enum(['0', '1']) });
const good = { id: 1, name: 'a', status: '0', more: { kept: true } };

describe('rows of an answer', () => {
  it('are what their schema promises, with the fields it does not know', () => {
    expect(parseRows(schema, [good, { ...good, id: '2' }], '/x/list')).toEqual([good, { ...good, id: '2' }]);
  });

  it('are shown as they came when they differ, and endpoint and field are named once', () => {
    const odd = { id: 1, name: null, status: '7' };
    expect(parseRows(schema, [good, odd, odd], '/x/list')).toEqual([good, odd, odd]);
    const [said, ...more] = takeConsoleErrors();
    expect(said).toMatch(/^\/x\/list .*name: .*status: /);
    expect(more).toEqual([]);
  });

  it.each([[null], [undefined], ['x'], [7], [[good]]])('%j is no record', (row) => {
    expect(() => parseRow(schema, row, '/x/get/1')).toThrow(expect.objectContaining({ kind: 'malformed' }));
  });

  it('may be one record', () => expect(parseRow(schema, good, '/x/get/1')).toEqual(good));
});
