import { readTime } from '@/shared/settings/times';
import type { Filter } from '../contract';
import type { Difference } from '../differences';
import { type List, pageOf } from './list';
import { problem } from '../result';
import { type Reply, type Row, rowsIn, totalOf } from '../server';

/** Rows that are compared of each answer. */
const ROWS = 100;
/** Found in no record, whatever the field. */
const NOWHERE = 'zq-nowhere-qz';

/** What is wrong with a list's filters: each is sent with a value of a row, a range with a day in the middle of its rows. */
export async function filterProblems(list: List): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const filter of list.rows.length > 0 ? list.one.filters : []) found.push(...(await tried(list, filter)));
  return found;
}

async function tried(list: List, filter: Filter): Promise<Difference[]> {
  const { name, field = '' } = filter;
  // The contract does not say what a filter by a list does (`failedChecks=Y`).
  if (!filter.isSaid && list.rows.some((row) => Array.isArray(row[field]))) return [];
  const isRange = filter.match === 'from' || filter.match === 'to';
  const send = (value: string) => list.ask({ ...pageOf(list.one, ROWS), [name]: value });
  const value = isRange ? dayFor(filter, list.rows) : valueFor(filter, list.rows);
  const found: Difference[] = [];
  if (value !== undefined) found.push(...judged(filter, value, list, await send(value)));
  // Rows that are all alike, masked or without the field do not tell whether a filter is heard; one that matches none does.
  const isTold = value !== undefined && list.rows.some((row) => !matches(filter, value, row));
  const none = isRange ? (filter.match === 'from' ? '2999-01-01' : '1900-01-01') : NOWHERE;
  if (isTold || found.length > 0 || (filter.match === 'equal' && !isRange)) return found;
  if (!isRange && !list.rows.some((row) => typeof row[field] === 'string')) return found;
  const reply = await send(none);
  const left = rowsIn(reply).length;
  return reply.kind === 'data' && left > 0
    ? [...found, problem(`?${name}`, `no rows with ${name}=${none}`, `${left} rows`)]
    : found;
}

/** A value of a row to filter by, that not every row has; undefined where no row has one that can be seen. */
export function valueFor(filter: Filter, rows: readonly Row[]): string | undefined {
  const values = rows.flatMap((row) => cells(row, filter)).filter((one) => one !== '' && !one.includes('**'));
  const value = values.find((one) => rows.some((row) => !matches(filter, one, row))) ?? values[0];
  if (value === undefined || filter.match !== 'contains' || !filter.isSaid) return value;
  // A part of it: the rest would be found by an equal filter as well.
  return value.length > 3 ? value.slice(1, -1).trim() : value;
}

/** The day in the middle of the rows' times. */
function dayFor(filter: Filter, rows: readonly Row[]): string | undefined {
  const days = rows.flatMap((row) => dayOf(row, filter) ?? []).sort();
  const day = days[Math.floor(days.length / 2)];
  // From the first day on, every row fits.
  return filter.match === 'from' ? (days.find((one) => one !== days[0] && one >= (day ?? '')) ?? day) : day;
}

const dayOf = (row: Row, { field }: Filter) =>
  field === undefined ? undefined : readTime(row[field], 'dateTime')?.slice(0, 10);

/** The values a filter may match: those of its field, of a list in it, or of the list named after it (`roleIds`). */
function cells(row: Row, { field = '' }: Filter): string[] {
  const value = row[field] ?? row[`${field}s`];
  return (Array.isArray(value) ? value : [value])
    .filter((one) => one !== null && one !== undefined && typeof one !== 'object')
    .map(String);
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** True where a row fits a filter's value. */
export function matches(filter: Filter, value: string, row: Row): boolean {
  if (filter.match === 'from' || filter.match === 'to') {
    const day = dayOf(row, filter);
    return day !== undefined && (filter.match === 'from' ? day >= value : day <= value);
  }
  return cells(row, filter).some((one) =>
    filter.match === 'equal' ? plain(one) === plain(value) : plain(one).includes(plain(value)),
  );
}

/** What is wrong with the answer to a filter's value. */
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
  const other = answered.find((row) =>
    cells(row, filter).length > 0 || match === 'from' || match === 'to' ? !matches(loose, value, row) : false,
  );
  if (other) {
    const seen = match === 'from' || match === 'to' ? dayOf(other, filter) : cells(other, filter).join(', ');
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
