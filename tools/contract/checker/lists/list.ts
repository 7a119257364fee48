import type { Operation } from '../contract';
import { rowsIn, type Reply, type Row, type Server, totalOf } from '../server';

/** Number of rows to fetch at once as a reference: the maximum that the contract allows. */
export const MOST = 1000;

/** A list that is checked in detail. */
export interface List {
  one: Operation;
  /** The first rows in the server's default order, as many as the server may return at once. */
  rows: readonly Row[];
  total: number;
  /** True if `rows` contains all rows. */
  isWhole: boolean;
  ask: (query: Readonly<Record<string, string | number>>) => Promise<Reply>;
  /** Sends another call that only reads. */
  read: (path: string) => Promise<Reply>;
}

/** Fetches as many rows of a list as the contract allows at once. `address` contains its ids and possibly a query. */
export async function listOf(server: Server, one: Operation, address: string): Promise<{ list: List; whole: Reply }> {
  const ask: List['ask'] = (query) => {
    const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
    return server.ask(`${address}${address.includes('?') ? '&' : '?'}${text}`);
  };
  const whole = await ask(pageOf(one, MOST));
  const rows = rowsIn(whole);
  const total = totalOf(whole) ?? rows.length;
  return { list: { one, rows, total, isWhole: rows.length >= total, ask, read: (path) => server.ask(path) }, whole };
}

/** True for a paged list. */
export const isPaged = ({ data }: Operation) => data?.properties?.records !== undefined;

/** Returns the query for the first page of a list; empty for an unpaged list. */
export const pageOf = (one: Operation, pageSize: number): Record<string, number> =>
  isPaged(one) ? { pageNum: 1, pageSize } : {};

/** Returns the path of a row's field for the report. */
export const pathOfRows = (one: Operation) => (isPaged(one) ? 'records[].' : one.data?.type === 'array' ? '[].' : '');
