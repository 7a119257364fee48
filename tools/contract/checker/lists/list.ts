import type { Operation } from '../contract';
import { rowsIn, type Reply, type Row, type Server, totalOf } from '../server';

/** Rows that are read at once to compare others with: the most the contract allows. */
export const MOST = 1000;

/** A list that is looked at closely. */
export interface List {
  one: Operation;
  /** Its first rows in the server's own order, as many as it may answer. */
  rows: readonly Row[];
  total: number;
  /** True where `rows` are all there are. */
  isWhole: boolean;
  ask: (query: Readonly<Record<string, string | number>>) => Promise<Reply>;
}

/** Reads a list as far as the contract allows at once; `address` has its ids, and perhaps a query. */
export async function listOf(server: Server, one: Operation, address: string): Promise<{ list: List; whole: Reply }> {
  const ask: List['ask'] = (query) => {
    const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
    return server.ask(`${address}${address.includes('?') ? '&' : '?'}${text}`);
  };
  const whole = await ask(pageOf(one, MOST));
  const rows = rowsIn(whole);
  const total = totalOf(whole) ?? rows.length;
  return { list: { one, rows, total, isWhole: rows.length >= total, ask }, whole };
}

/** True for a list that is answered in pages. */
export const isPaged = ({ data }: Operation) => data?.properties?.records !== undefined;

/** The query of a list's first page; a list without pages has none. */
export const pageOf = (one: Operation, pageSize: number): Record<string, number> =>
  isPaged(one) ? { pageNum: 1, pageSize } : {};

/** How the report writes a field of an answer's rows. */
export const pathOfRows = (one: Operation) => (isPaged(one) ? 'records[].' : one.data?.type === 'array' ? '[].' : '');
