import type { Difference } from '../differences';
import { type List, MOST } from './list';
import { problem } from '../result';
import { rowsIn, type Reply, type Row, totalOf } from '../server';

/** Number of rows of a small page: enough to compare, but few enough to get several pages. */
const FEW = 5;

/** Finds problems of a list's pages: sizes, totals, page numbers, duplicate rows. */
export async function pageProblems(list: List, whole: Reply): Promise<Difference[]> {
  if (whole.kind !== 'data')
    return [problem('pageSize', `up to ${MOST} rows`, 'words' in whole ? whole.words : 'a file')];
  const { one, rows, total, ask } = list;
  const found: Difference[] = [];
  const add = (path: string, expected: string, seen: string) => found.push(problem(path, expected, seen));
  if (totalOf(whole) === undefined) {
    add('total', 'the number of all rows', JSON.stringify((whole.data as Row | null)?.total) ?? 'missing');
    return found;
  }
  if (rows.length !== Math.min(total, MOST))
    add(
      rows.length > total ? 'total' : 'records',
      `${Math.min(total, MOST)} rows with pageSize=${MOST}`,
      `${rows.length} rows, total ${total}`,
    );
  const twice = twiceIn(rows, one.id);
  if (twice) add(`records[].${one.id}`, 'each row once', `${twice} twice`);
  if (total === 0 || found.length > 0) return found;

  const size = total > MOST ? MOST : FEW;
  const last = Math.ceil(total / size);
  for (const pageNum of new Set([1, 2, last, last + 1])) {
    const reply = await ask({ pageNum, pageSize: FEW === size ? FEW : size });
    const seen = rowsIn(reply);
    const wanted = Math.max(0, Math.min(size, total - (pageNum - 1) * size));
    const at = `pageNum=${pageNum}&pageSize=${size}`;
    if (reply.kind !== 'data') add('(answer)', `a page for ${at}`, 'words' in reply ? reply.words : 'a file');
    // After the last page, some servers return the last page again. The product can handle this.
    else if (pageNum <= last) {
      if (seen.length !== wanted) add('records', `${wanted} rows with ${at}`, `${seen.length} rows`);
      if (totalOf(reply) !== total) add('total', `${total} on every page`, `${String(totalOf(reply))} with ${at}`);
      const { current } = reply.data as { current?: unknown };
      if (current !== undefined && current !== null && Number(current) !== pageNum)
        add('current', `${pageNum} with ${at}`, JSON.stringify(current));
      const offset = (pageNum - 1) * size;
      const expected = rows.slice(offset, offset + size);
      if (seen.length === wanted && !isSame(seen, expected, one.id))
        add('records', `rows ${offset + 1} to ${offset + wanted} with ${at}`, 'other rows');
    }
  }
  return found;
}

/** True if both pages have a row in common. A server may change the order of equal rows. */
function isSame(seen: readonly Row[], expected: readonly Row[], id: string | undefined): boolean {
  if (id === undefined || expected.length === 0) return true;
  const ids = new Set(expected.map((row) => String(row[id])));
  return seen.some((row) => ids.has(String(row[id])));
}

/** Returns the first id that occurs twice. */
export function twiceIn(rows: readonly Row[], id: string | undefined): string | undefined {
  const seen = new Set<string>();
  for (const row of id === undefined ? [] : rows) {
    const key = String(row[id ?? '']);
    if (seen.has(key)) return key;
    seen.add(key);
  }
  return undefined;
}
