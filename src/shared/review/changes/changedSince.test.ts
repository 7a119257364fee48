import { expect, it } from 'vitest';
import { z } from 'zod';
import { date, dateTime } from '@/shared/api/fields';
import { parseRow } from '@/shared/api/parseRows';
import { changedSince } from './changedSince';
import { reviewShape } from '../review';

const schema = z.object({ id: z.number(), name: z.string(), ends: date, made: dateTime, ...reviewShape });

const since = (now: Record<string, unknown>, values: Record<string, unknown>) => {
  const row = parseRow(schema, { id: 1, name: 'A', ...now, lastRejected: { values } }, '/test');
  return changedSince(schema, row);
};

it('the fields corrected after a rejection are listed with their previous values', () => {
  const { before, fields } = since({ name: 'B', ends: '2026-03-01' }, { name: 'A', ends: '2026-02-01' });
  expect([...fields]).toEqual(['name', 'ends']);
  expect([before.name, before.ends]).toEqual(['A', '2026-02-01']);
});

it('a date in another format or a number sent as text does not count as a change', () => {
  const made = '2026-03-01 08:00:00';
  const iso = '2026-03-01T00:00:00Z';
  expect(since({ made }, { made: iso }).fields.size).toBe(0);
  expect(since({ made }, { made: Date.parse(iso) }).fields.size).toBe(0);
  expect(since({ id: 7 }, { id: '7' }).fields.size).toBe(0);
  expect(since({ ends: '2026-03-01' }, { ends: '2026-03-01 00:00:00' }).fields.size).toBe(0);
});

it('a field emptied or filled after the rejection counts as changed', () => {
  expect([...since({ name: null }, { name: 'A' }).fields]).toEqual(['name']);
  expect([...since({ name: 'A' }, { name: null }).fields]).toEqual(['name']);
});

it('a masked number with the same visible digits counts as changed if the server reports a change', () => {
  const idCard = '440301********1234';
  expect([...since({ name: idCard }, { name: idCard }).fields]).toEqual(['name']);
});
