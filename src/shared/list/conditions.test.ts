import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listAddress, entry, text } from './listAddress';
import { joined, valuesIn } from './filter/severalValues';
import { filterConditions } from '@mocks/filters/conditions';
import { filtered } from '@mocks/query';

interface Row {
  status: string | null;
  remark?: string | null;
  price: number | null;
  payTime: string | null;
}
const rules = {
  filters: { status: 'eq', remark: 'like' },
  sortable: ['price', 'payTime'],
} as const;

const status = fc.constantFrom<string>('0', '1', '2', 'a,b', 'c%2Cd');
const remark = fc.constantFrom('好', '很好', '一般');
const price = fc.double({ min: -50, max: 50, noNaN: true }).map((number) => Number(number.toFixed(2)));
const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-02-${String(date).padStart(2, '0')}`);
const rows = fc.array(
  fc.record({
    status: fc.option(status),
    remark: fc.constantFrom('好', '很好', '一般', '', null, undefined),
    price: fc.option(price),
    payTime: fc.option(day.map((date) => `${date} 12:30:00`)),
  }),
);
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const conditions = fc.record({
  status: some(status),
  notStatus: some(status),
  inStatus: some(fc.uniqueArray(status, { minLength: 1 })),
  notRemark: some(remark),
  remarkEmpty: some(fc.boolean()),
  from: some(price),
  to: some(price),
  priceEmpty: some(fc.boolean()),
  firstDay: some(day),
  lastDay: some(day),
});
type Asked = typeof conditions extends fc.Arbitrary<infer C> ? C : never;

/** The contract's definition of each condition, written without the mock's code. */
function isAsked(row: Row, asked: Asked): boolean {
  const hasRemark = row.remark !== null && row.remark !== undefined && row.remark !== '';
  const paid = row.payTime?.slice(0, 10);
  return [
    asked.status === undefined || row.status === asked.status,
    asked.notStatus === undefined || row.status !== asked.notStatus,
    asked.inStatus === undefined || (row.status !== null && asked.inStatus.includes(row.status)),
    asked.notRemark === undefined || !hasRemark || !row.remark?.includes(asked.notRemark),
    asked.remarkEmpty === undefined || hasRemark !== asked.remarkEmpty,
    asked.from === undefined || (row.price !== null && row.price >= asked.from),
    asked.to === undefined || (row.price !== null && row.price <= asked.to),
    asked.priceEmpty === undefined || (row.price === null) === asked.priceEmpty,
    asked.firstDay === undefined || (paid !== undefined && paid >= asked.firstDay),
    asked.lastDay === undefined || (paid !== undefined && paid <= asked.lastDay),
  ].every(Boolean);
}

function addressOf(asked: Asked): URLSearchParams {
  const given = {
    status: asked.status,
    'status.not': asked.notStatus,
    'status.in': asked.inStatus && joined(asked.inStatus),
    'remark.not': asked.notRemark,
    'remark.empty': asked.remarkEmpty,
    'price.from': asked.from,
    'price.to': asked.to,
    'price.empty': asked.priceEmpty,
    'payTime.from': asked.firstDay,
    'payTime.to': asked.lastDay,
  };
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  return new URLSearchParams(known.map(([name, value]) => [name, String(value)]));
}

const address = listAddress({
  filters: { status: entry, remark: text },
  sortable: ['price', 'payTime'],
  paged: false,
  conditions: () => filterConditions,
});

it('the server returns exactly the rows that match the filter conditions in the address', () =>
  fc.assert(
    fc.asyncProperty(rows, conditions, async (all, asked) => {
      const search = addressOf(asked);
      const state = address.read(search);
      const written = address.write(state);
      expect(Object.fromEntries(written)).toEqual(Object.fromEntries(search));
      const query = new URLSearchParams(Object.entries(address.params(state)).map(([k, v]) => [k, String(v)]));
      const found = await filtered<Row>(all, query, {
        ...rules,
        filters: { ...rules.filters },
        sortable: [...rules.sortable],
      });
      expect(found).toEqual(all.filter((row) => isAsked(row, asked)));
    }),
  ));

it('joining several filter values into one string and splitting that string returns the same values', () =>
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), (values) => {
      expect(valuesIn(joined(values))).toEqual(values);
    }),
  ));

it('a filter condition that the server does not support stays in the address but is not sent', () => {
  const plain = listAddress({
    filters: { status: entry },
    sortable: ['price'],
    paged: false,
    conditions: () => ['in'],
  });
  const state = plain.read(new URLSearchParams('status.not=1&status.in=0,2&price.from=5'));
  expect(plain.params(state)).toEqual({ 'status.in': '0,2' });
  expect(state.unsupported).toEqual({ 'status.not': '1', 'price.from': '5' });
  expect([...plain.write(state).keys()].toSorted()).toEqual(['price.from', 'status.in', 'status.not']);
});
