type Test<Row> = (row: Row) => boolean;

/** What lists can filter by besides plain values (docs/contract#2.41). */
export const filterConditions = ['not', 'in', 'empty', 'range'];

/** A filter of a list whose conditions a query may name. */
interface Conditioned<Row> {
  name: string;
  /** The field of the rows it compares. */
  field: string;
  /** The rows its plain filter finds; absent for the ends of a range. */
  testOf?: (value: string) => Promise<Test<Row>> | Test<Row>;
  /** The value that lists show, for a field that is computed. */
  shownOf?: ((row: Row) => unknown) | undefined;
}

/** The tests of a filter's conditions in a query: `name.not`, `name.in`, `name.empty`. */
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

/** The tests of a range: `field.from` and `field.to`, both included; rows without a value are in no range. */
export function rangeTests<Row extends object>(query: URLSearchParams, field: string): Test<Row>[] {
  const ends = [query.get(`${field}.from`), query.get(`${field}.to`)] as const;
  return ends.flatMap((end, index) => {
    if (!end) return [];
    const order = (row: Row) => compared(cell(row, field), end);
    return [(row: Row) => !isEmpty(cell(row, field)) && (index === 0 ? order(row) >= 0 : order(row) <= 0)];
  });
}

/** The values of `in`: separated by commas; `%2C` is a comma within a value, `%25` a percent sign. */
const valuesIn = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((value) => value.trim().replaceAll(/%2C|%25/g, (code) => (code === '%25' ? '%' : ',')))
    .filter(Boolean);

const cell = (row: object, field: string) => (row as Record<string, unknown>)[field];

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The order of a row's value and an end: numbers by value, times by the day of the end; NaN for what is no match. */
function compared(value: unknown, end: string): number {
  if (!/^\d{4}-/.test(end)) return Number(value) - Number(end);
  const day = String(value).slice(0, end.length);
  return day === end ? 0 : day < end ? -1 : 1;
}
