import type { Difference } from '../differences';
import type { List } from './list';
import { matches, valueFor } from './filters';
import { problem } from '../result';
import type { Reply, Row } from '../server';

const cents = (value: unknown) => Math.round(Number(value ?? 0) * 100);
const sumOf = (rows: readonly Row[], field: string) => rows.reduce((sum, row) => sum + cents(row[field]), 0);

/**
 * Finds problems of a list's sums, requested with and without a filter. A server may leave out rows (unpaid orders), so
 * a sum may be less than the sum of its rows.
 */
export async function sumProblems(list: List, ask: (query: string) => Promise<Reply>): Promise<Difference[]> {
  const filter = list.one.filters.find((one) => one.match === 'contains' && valueFor(one, list.rows) !== undefined);
  if (!list.isWhole || list.rows.length === 0) return [];
  const all = compared(await ask(''), list.rows, '');
  if (!filter) return all;
  const value = valueFor(filter, list.rows) ?? '';
  const query = `?${filter.name}=${encodeURIComponent(value)}`;
  return [
    ...all,
    ...compared(
      await ask(query),
      list.rows.filter((row) => matches(filter, value, row)),
      query,
    ),
  ];
}

function compared(reply: Reply, rows: readonly Row[], query: string): Difference[] {
  if (reply.kind !== 'data') return [problem(query, 'sums', 'words' in reply ? reply.words : 'a file')];
  return Object.entries((reply.data ?? {}) as Row).flatMap(([field, value]) => {
    if (!rows.some((row) => field in row)) return [];
    const most = sumOf(rows, field);
    const sum = cents(value);
    return Number.isFinite(sum) && sum <= most && (sum > 0 || most <= 0 || query !== '')
      ? []
      : [problem(`${field}${query}`, `at most ${most / 100}, the sum of the rows`, String(value))];
  });
}
