import type { Difference } from '../differences';
import { type List, pageOf } from './list';
import { problem } from '../result';
import { readTime } from '@/shared/settings/times';
import { rowsIn } from '../server';

/** Number of rows to compare in each order. */
const ROWS = 100;

/** Finds problems of a list's sort orders: each field in ascending and descending order. */
export async function sortProblems({ one, rows, ask }: List): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const field of rows.length > 1 ? one.sorts : []) {
    for (const order of ['asc', 'desc'] as const) {
      const reply = await ask({ ...pageOf(one, ROWS), sortField: field, sortOrder: order });
      const at = `?sortField=${field}&sortOrder=${order}`;
      if (reply.kind !== 'data') found.push(problem(at, 'sorted rows', 'words' in reply ? reply.words : 'a file'));
      else {
        const values = rowsIn(reply).map((row) => row[field]);
        const wrong = values.length === 0 ? 'no rows' : outOfOrder(values, order);
        if (wrong) found.push(problem(at, `rows by ${field}, ${order}`, wrong));
      }
    }
  }
  return found;
}

const collator = new Intl.Collator('zh-CN', { numeric: true });
const strokes = new Intl.Collator('zh-u-co-stroke');
const unicode = new Intl.Collator('en', { sensitivity: 'base' });
/** The sort orders of texts in common databases. */
const ORDERS: readonly ((a: string, b: string) => number)[] = [
  (a, b) => (a < b ? -1 : a > b ? 1 : 0),
  (a, b) => collator.compare(a, b),
  (a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : a.toLowerCase() > b.toLowerCase() ? 1 : 0),
  (a, b) => unicode.compare(a, b),
  (a, b) => strokes.compare(a, b),
];

/** Returns the first two adjacent values that are in no known order, if any. Empty values may be at either end. */
export function outOfOrder(values: readonly unknown[], order: 'asc' | 'desc'): string | undefined {
  const given = values.filter((value) => value !== null && value !== undefined && value !== '');
  if (given.some((value) => typeof value === 'object' || String(value).includes('**'))) return undefined;
  const sign = order === 'asc' ? 1 : -1;
  const first = (compare: (a: unknown, b: unknown) => number) =>
    given.findIndex((value, at) => at > 0 && sign * compare(given[at - 1], value) > 0);
  const pair = (at: number) => (at < 0 ? undefined : `${String(given[at - 1])} before ${String(given[at])}`);
  if (
    given.every((value) => /^-?\d+(?:\.\d+)?$/.test(String(value))) &&
    given.some((value) => typeof value === 'number')
  )
    return pair(first((a, b) => Number(a) - Number(b)));
  const times = given.map((value) => readTime(value, 'dateTime'));
  if (times.every((time) => time !== undefined)) {
    const at = times.findIndex(
      (time, index) =>
        index > 0 && sign * ((times[index - 1] ?? '') < time ? -1 : (times[index - 1] ?? '') > time ? 1 : 0) > 0,
    );
    return pair(at);
  }
  const breaks = ORDERS.map((compare) => first((a, b) => compare(String(a), String(b))));
  return breaks.includes(-1) ? undefined : pair(breaks[0] ?? -1);
}
