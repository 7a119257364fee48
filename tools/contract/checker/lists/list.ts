import type { Operation } from '../contract';
import { rowsIn, type Reply, type Row, type Server, totalOf } from '../server';

/** Number of rows to fetch at once as a reference: the max the contract allows. */
export const MOST = 1000;

/** A list to check in detail. */
export interface List {
  one: Operation;
  /** Its first rows in the server's default order, as many as it may return at once. */
  rows: readonly Row[];
  total: number;
  /** True if `rows` contains all rows. */
  isWhole: boolean;
  ask: (query: Readonly<Record<string, string | number>>) => Promise<Reply>;
  /** Sends another reading call. */
  read: (path: string) => Promise<Reply>;
}

/** Fetches as much of a list as the contract allows at once; `address` contains its ids, and perhaps a query. */
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

/** True for a list with pages. */
export const isPaged = ({ data }: Operation) => data?.properties?.records !== undefined;

/** The query for the first page of a list; empty for a list without pages. */
export const pageOf = (one: Operation, pageSize: number): Record<string, number> =>
  isPaged(one) ? { pageNum: 1, pageSize } : {};

/** The path of a row field in the report. */
export const pathOfRows = (one: Operation) => (isPaged(one) ? 'records[].' : one.data?.type === 'array' ? '[].' : '');
