import { expect, it } from 'vitest';
import { dictionaryProblems, stateProblems } from './dictionaries';

const entry = (dictType: string, dictValue: string) => ({ dictType, dictValue, dictLabel: dictValue });

it('the contract checker reports duplicate values, entries of another dictionary, and dictionaries that are all identical', () => {
  const found = (...lists: object[][]) =>
    dictionaryProblems(new Map(lists.map((rows, index) => [`d${index}`, rows as Record<string, unknown>[]]))).map(
      ({ path }) => path,
    );
  expect(found([entry('d0', '1')], [entry('d1', '2')], [entry('d2', '1')])).toEqual([]);
  expect(found([entry('d0', '1')], [entry('d1', '1')], [entry('d2', '1')])).toEqual(['(answer)']);
  expect(found([entry('d0', '1')], [entry('d0', '2')])).toEqual(['d1: [].dictType']);
  expect(found([entry('d0', '1'), entry('d0', '1')])).toEqual(['d0: [].dictValue']);
});

it('a value of the field invoiceStatus must occur in a dictionary whose name ends in invoice_status', () => {
  const known = new Map([
    ['biz_invoice_status', new Set(['0'])],
    ['biz_order_invoice_status', new Set(['3'])],
  ]);
  const found = (row: object) => stateProblems([row as Record<string, unknown>], known).map(({ path }) => path);
  expect(found({ invoiceStatus: '3' })).toEqual([]);
  expect(found({ invoiceStatus: 9 })).toEqual(['records[].invoiceStatus']);
  expect(found({ status: '9', otherStatus: '9', invoiceStatus: null })).toEqual([]);
});
