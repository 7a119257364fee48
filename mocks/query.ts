import { asRead } from '@/shared/lib/rules/spoofs';
import type { Call } from './access';
import { conditionTests, rangeTests } from './filters/conditions';
import { page } from './respond';

type Test<Row> = (row: Row) => boolean;

/** A filter with a test of its own, and with its description for docs/openapi.json. */
export interface OwnFilter<Row> {
  by: (value: string, call?: Call) => Test<Row> | Promise<Test<Row>>;
  match: 'equal' | 'contains';
  /** The field of the rows that is compared; missing if there is no single field. */
  field?: string;
  /** Returns the displayed value of a row, if it is computed instead of stored in `field`. */
  shownOf?: (row: Row) => unknown;
  /** The accepted values, unless they are entries of a dictionary. */
  values?: readonly string[];
  rule: string;
}

/** How a filter matches rows: equal, contains, or by its own test. */
type Filter<Row> = 'eq' | 'like' | OwnFilter<Row>;

/** The filters and sorting of a list. */
export interface ListRules<Row> {
  filters?: Partial<Record<string, Filter<Row>>>;
  /** The date field to which `beginTime` and `endTime` apply. Without it, the list has no such filter. */
  range?: keyof Row & string;
  /** Date fields with their own parameters: for `payTime` these are `payTimeBegin` and `payTimeEnd`. */
  spans?: readonly (keyof Row & string)[];
  /** The default sort order; if missing, `createTime`, newest first. */
  sort?: { field: keyof Row & string; order: 'asc' | 'desc' };
  /** Returns true for rows that come before all others in every sort order. */
  first?: (row: Row, query: URLSearchParams) => boolean;
  /** Returns true for rows that a query never finds, whatever its filters. */
  hides?: (row: Row, query: URLSearchParams) => boolean;
  /** The fields by which the list can be sorted. Any other `sortField` is ignored. */
  sortable?: readonly (keyof Row & string)[];
}

const collator = new Intl.Collator('zh-CN', { numeric: true });
const MAX_PAGE_SIZE = 1000;

/**
 * Answers a list query with `pageNum`, `pageSize` up to 1000, `sortField`, `sortOrder`, filters and date range. Filters
 * that depend on the caller need the `call`.
 */
export async function answerList<Row extends object>(
  rows: readonly Row[],
  query: URLSearchParams,
  rules: ListRules<Row>,
  show: (row: Row) => object,
  call?: Call,
): Promise<Response> {
  const found = sorted(await filtered(rows, query, rules, call), query, rules);
  const current = whole(query.get('pageNum'), 1);
  const size = Math.min(whole(query.get('pageSize'), 10), MAX_PAGE_SIZE);
  return page(found.slice((current - 1) * size, current * size).map(show), current, size, found.length);
}

/** The rules of a list that was requested, to be described in docs/openapi.json. */
export interface AskedRules {
  filters?: Partial<Record<string, Filter<never>>>;
  range?: string;
  spans?: readonly string[];
  sortable?: readonly string[];
}
let heard: ((rules: AskedRules) => void) | undefined;

/** Sets the listener that receives the rules of every requested list. Without an argument, removes it. */
export const listenToLists = (listener?: (rules: AskedRules) => void) => void (heard = listener);

/** Matches part of a text, ignoring case. A character also matches other characters that look the same. */
const contains =
  <Row extends object>(field: string, value: string): Test<Row> =>
  (row) =>
    asRead(cell(row, field)).toLowerCase().includes(asRead(value).toLowerCase());

/** Returns the date filters of a list: the field, and the names of the parameters for both ends. */
export const spansOf = ({ range, spans = [] }: AskedRules): (readonly [field: string, from: string, to: string])[] => [
  ...(range ? [[range, 'beginTime', 'endTime'] as const] : []),
  ...spans.map((field) => [field, `${field}Begin`, `${field}End`] as const),
];

/** Returns the fields that accept `.from` and `.to`: the sortable fields without date parameters of their own. */
export const rangesOf = (rules: AskedRules): string[] => {
  const spans = spansOf(rules).map(([field]) => field);
  return (rules.sortable ?? []).filter((field) => !spans.includes(field));
};

/** Returns the rows that match a query with its conditions (docs/contract#2.41). An empty value matches all rows. */
export async function filtered<Row extends object>(
  rows: readonly Row[],
  query: URLSearchParams,
  rules: ListRules<Row>,
  call?: Call,
): Promise<Row[]> {
  heard?.(rules);
  const tests: Test<Row>[] = [];
  for (const [name, filter] of Object.entries(rules.filters ?? {})) {
    if (!filter) continue;
    const own = typeof filter === 'object' ? filter : undefined;
    const equals = (value: string) => (row: Row) => cell(row, name) === value;
    const testOf = (value: string) =>
      own?.by(value, call) ?? (filter === 'eq' ? equals(value) : contains<Row>(name, value));
    const value = query.get(name)?.trim();
    if (value) tests.push(await testOf(value));
    tests.push(
      ...(await conditionTests<Row>(query, { name, field: own?.field ?? name, testOf, shownOf: own?.shownOf })),
    );
  }
  const ranges = rangesOf(rules);
  for (const field of ranges) tests.push(...rangeTests<Row>(query, field));
  for (const field of new Set([...spansOf(rules).map(([field]) => field), ...ranges]))
    if (!(field in (rules.filters ?? {}))) tests.push(...(await conditionTests<Row>(query, { name: field, field })));
  for (const [field, from, to] of spansOf(rules)) {
    const [first, last] = [query.get(from), query.get(to)];
    if (first) tests.push((row) => cell(row, field) >= first);
    if (last) tests.push((row) => cell(row, field) !== '' && cell(row, field).slice(0, last.length) <= last);
  }
  return rows.filter((row) => !rules.hides?.(row, query) && tests.every((test) => test(row)));
}

function sorted<Row extends object>(rows: readonly Row[], query: URLSearchParams, rules: ListRules<Row>): Row[] {
  const asked = rules.sortable?.find((field) => field === query.get('sortField'));
  const { field, order } = asked
    ? { field: asked, order: query.get('sortOrder') === 'desc' ? 'desc' : 'asc' }
    : (rules.sort ?? { field: 'createTime', order: 'desc' });
  const direction = order === 'desc' ? -1 : 1;
  const late = (row: Row) => (rules.first?.(row, query) ? 0 : 1);
  return [...rows].sort((a, b) => late(a) - late(b) || direction * compare(a, b, field));
}

/** Compares numbers by value and all other values in Chinese collation. Equal rows keep their order. */
function compare(a: object, b: object, field: string): number {
  const [left, right] = [a, b].map((row) => (row as Record<string, unknown>)[field]);
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(cell(a, field), cell(b, field));
}

function cell(row: object, field: string): string {
  const value = (row as Record<string, unknown>)[field];
  return value === null || value === undefined ? '' : String(value);
}

function whole(text: string | null, fallback: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
}
