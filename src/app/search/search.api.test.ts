import { expect, it } from 'vitest';
import { kinds, shapesOf } from './search.api';

it.each([
  ['13800138052', ['phone']],
  ['1094', ['id']],
  ['1795555555555555555', ['id', 'number', 'code']],
  ['RZ2026000045', ['number', 'code', 'login']],
  ['91370102MA57364677', ['number', 'code', 'login']],
  ['星禾', ['name', 'login']],
  ['zhangjuan', ['name', 'login']],
  ['zhang2024', ['number', 'code', 'login']],
  ['H5开发', ['name', 'login']],
])('the search text %s is recognized as %j', (text, shapes) => expect(shapesOf(text)).toEqual(shapes));

it('the search looks for a name in at most two fields of each kind of record', () => {
  const counted = (shape: string) =>
    kinds.map(({ filters }) => Object.values(filters).filter((one) => one === shape).length);
  expect(Math.max(...counted('name'))).toBeLessThanOrEqual(2);
  for (const shape of ['phone', 'login', 'number', 'code']) expect(Math.max(...counted(shape))).toBeLessThanOrEqual(1);
  expect(kinds.map(({ kind }) => kind)).toContain('resume:resume');
});
