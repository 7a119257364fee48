import { readTime } from '@/shared/settings/times';
import type { Filter } from '../contract';
import type { Difference } from '../differences';
import { isPaged, type List, pageOf } from './list';
import { problem } from '../result';
import { type Reply, type Row, rowsIn, totalOf } from '../server';

/** Number of rows to compare in each answer. */
export const ROWS = 100;
/** A text that no record contains in any field. */
const NOWHERE = 'zq-nowhere-qz';

/** Finds problems of a list's filters. Sends each with a value from a row. For a range, this is a middle value. */
export async function filterProblems(list: List): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const filter of list.rows.length > 0 ? list.one.filters : []) found.push(...(await tried(list, filter)));
  return found;
}

async function tried(list: List, filter: Filter): Promise<Difference[]> {
  const { name, field = '' } = filter;
  // `rules.ts` compares filters that do not concern a single field.
  if (filter.isSaid && filter.field === undefined) return [];
  if (!filter.isSaid && list.rows.some((row) => Array.isArray(row[field]))) return [];
  const send = (value: string) => list.ask({ ...pageOf(list.one, ROWS), [name]: value });
  const value = isRange(filter) ? middleOf(filter, list.rows) : valueFor(filter, list.rows);
  const found = value === undefined ? [] : judged(filter, value, list, await send(value));
  const isTold = value !== undefined && list.rows.some((row) => !matches(filter, value, row));
  const none = noneFor(list, filter);
  if (isTold || found.length > 0 || none === undefined) return found;
  // If all rows match, or their values are masked, the filter has to be tested with a value that occurs in no row.
  const reply = await send(none);
  const left = rowsIn(reply).length;
  return reply.kind === 'data' && left > 0 ? [problem(`?${name}`, `no rows with ${name}=${none}`, `${left} rows`)] : [];
}

const isRange = ({ match }: Filter) => match === 'from' || match === 'to';

/** Returns a value that no row has; undefined if the filter might refuse such a value. */
function noneFor({ one, rows }: List, filter: Filter): string | undefined {
  const { match, field } = filter;
  if (isRange(filter)) {
    const isOfTimes = field === undefined ? isPaged(one) : rows.some((row) => typeof pointOf(row, filter) === 'string');
    return isOfTimes ? (match === 'from' ? '2999-01-01' : '1900-01-01') : undefined;
  }
  return match === 'contains' && rows.some((row) => typeof row[field ?? ''] === 'string') ? NOWHERE : undefined;
}

/** Returns a value to filter by, if possible one that not all rows have; undefined if no row has a readable value. */
export function valueFor(filter: Filter, rows: readonly Row[]): string | undefined {
  const values = rows.flatMap((row) => cells(row, filter)).filter((one) => one !== '' && !one.includes('**'));
  const value = values.find((one) => rows.some((row) => !matches(filter, one, row))) ?? values[0];
  if (value === undefined || filter.match !== 'contains' || !filter.isSaid) return value;
  // Sends part of the value in the opposite letter case, because the whole value would also match an "equal" filter.
  const part = value.length > 3 ? value.slice(1, -1).trim() : value;
  return part === part.toUpperCase() ? part.toLowerCase() : part.toUpperCase();
}

/** Returns the day or the number in the middle of the rows' values. */
export function middleOf(filter: Filter, rows: readonly Row[]): string | undefined {
  const points = rows.flatMap((row) => pointOf(row, filter) ?? []).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const middle = points[Math.floor(points.length / 2)];
  // Does not use the first value, because all rows would match it.
  const later = points.find((one) => middle !== undefined && one !== points[0] && one >= middle);
  return (filter.match === 'from' ? (later ?? middle) : middle)?.toString();
}

/** Returns the value by which a range filter compares a row: a number below 100 million, or the day of a time. */
function pointOf(row: Row, { field }: Filter): string | number | undefined {
  const value = field === undefined ? undefined : row[field];
  if (typeof value === 'number' && Math.abs(value) < 1e8) return value;
  return readTime(value, 'dateTime')?.slice(0, 10);
}

/** Returns the values of a row that a filter may match. The filter `roleId` may also match entries of `roleIds`. */
function cells(row: Row, { field = '' }: Filter): string[] {
  const value = row[field] ?? row[`${field}s`];
  return (Array.isArray(value) ? value : [value])
    .filter((one) => one !== null && one !== undefined && typeof one !== 'object')
    .map(String);
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** True if a row matches the value of a filter. */
export function matches(filter: Filter, value: string, row: Row): boolean {
  if (isRange(filter)) {
    const point = pointOf(row, filter);
    const end = typeof point === 'number' ? Number(value) : value;
    return point !== undefined && (filter.match === 'from' ? point >= end : point <= end);
  }
  return cells(row, filter).some((one) =>
    filter.match === 'equal' ? plain(one) === plain(value) : plain(one).includes(plain(value)),
  );
}

/** Returns the problems in the answer to a filter with this value. */
export function judged(filter: Filter, value: string, { rows, isWhole }: List, reply: Reply): Difference[] {
  const { name, match, isSaid } = filter;
  const path = `?${name}`;
  const words = { equal: 'equal to', contains: 'with', from: 'not before', to: 'not after' }[match];
  const expected = `rows whose ${filter.field ?? name} is ${words} ${JSON.stringify(value)}`;
  if (reply.kind !== 'data') return [problem(path, expected, 'words' in reply ? reply.words : 'a file')];
  const answered = rowsIn(reply);
  const total = totalOf(reply) ?? answered.length;
  if (answered.length === 0) return [problem(path, expected, 'no rows')];
  const loose: Filter = isSaid || match !== 'equal' ? filter : { ...filter, match: 'contains' };
  const other = answered.find(
    (row) => (isSaid || isRange(filter) || cells(row, filter).length > 0) && !matches(loose, value, row),
  );
  if (other) {
    const seen = isRange(filter) ? pointOf(other, filter) : cells(other, filter).join(', ');
    return [problem(path, expected, `a row with ${seen ?? 'none'}, ${total} rows`)];
  }
  if (!isWhole) return [];
  const count = (one: Filter) => rows.filter((row) => matches(one, value, row)).length;
  const least = isSaid ? count(filter) : count({ ...filter, match: match === 'contains' ? 'equal' : match });
  const most = Math.max(least, count(loose));
  return total < least || total > most
    ? [problem(path, `${least === most ? least : `${least} to ${most}`} ${expected}`, `${total} rows`)]
    : [];
}
