type Test<Row> = (row: Row) => boolean;

/** The conditions by which lists can filter besides plain values (docs/contract#2.41). */
export const filterConditions = ['not', 'in', 'empty', 'range'];

/** A filter of a list, for which a query can contain conditions. */
interface Conditioned<Row> {
  name: string;
  /** The field of the rows that is compared. */
  field: string;
  /** Returns the test for a plain value. Missing for a range of dates, which accepts only the condition `empty`. */
  testOf?: (value: string) => Promise<Test<Row>> | Test<Row>;
  /** Returns the displayed value of a row, if it is computed instead of stored in `field`. */
  shownOf?: ((row: Row) => unknown) | undefined;
}

/** Returns the tests for the conditions of a filter in a query: `name.not`, `name.in`, `name.empty`. */
export async function conditionTests<Row extends object>(
  query: URLSearchParams,
  { name, field, testOf, shownOf = (row) => cell(row, field) }: Conditioned<Row>,
): Promise<Test<Row>[]> {
  const tests: Test<Row>[] = [];
  const not = query.get(`${name}.not`)?.trim();
  if (not && testOf) {
    const found = await testOf(not);
    tests.push((row) => !found(row));
  }
  const values = valuesIn(query.get(`${name}.in`));
  if (values.length > 0 && testOf) {
    const found = await Promise.all(values.map(async (one) => testOf(one)));
    tests.push((row) => found.some((test) => test(row)));
  }
  const empty = query.get(`${name}.empty`);
  if (empty === 'true' || empty === 'false') tests.push((row) => isEmpty(shownOf(row)) === (empty === 'true'));
  return tests;
}

/** Returns the tests for a range: `field.from` and `field.to`, both inclusive. Rows without a value are outside. */
export function rangeTests<Row extends object>(query: URLSearchParams, field: string): Test<Row>[] {
  const ends = [query.get(`${field}.from`), query.get(`${field}.to`)] as const;
  return ends.flatMap((end, index) => {
    if (!end) return [];
    const order = (row: Row) => compared(cell(row, field), end);
    return [(row: Row) => !isEmpty(cell(row, field)) && (index === 0 ? order(row) >= 0 : order(row) <= 0)];
  });
}

/** Returns the values of `in`, which are separated by commas. `%2C` is a comma within a value, `%25` a percent sign. */
const valuesIn = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((value) => value.trim().replaceAll(/%2C|%25/g, (code) => (code === '%25' ? '%' : ',')))
    .filter(Boolean);

const cell = (row: object, field: string) => (row as Record<string, unknown>)[field];

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Compares a value with the end of a range: numbers by value, times by day. NaN if they cannot be compared. */
function compared(value: unknown, end: string): number {
  if (!/^\d{4}-/.test(end)) return Number(value) - Number(end);
  const day = String(value).slice(0, end.length);
  return day === end ? 0 : day < end ? -1 : 1;
}
