import type { Passing, Spoils } from './copyServer';
import type { Row } from '../server';

/** A mistake of a server, and the call and field at which the checker must find it. */
export interface Mistake extends Spoils {
  name: string;
  found: [call: string, path: string];
  /** True if the product can read the answer nevertheless: the checker reports it, but not as a failure. */
  isRemark?: true;
  /** True if the mistake can be found only by creating and changing records. */
  write?: true;
}

export const USERS = '/system/user/list';
export const users = (path: string): Mistake['found'] => [`GET ${USERS}`, path];

/** Returns the rows of an answer. */
export const rowsOf = ({ body }: Passing) =>
  ((body.data as { records?: Row[] } | undefined)?.records ?? body.data ?? []) as Row[];
export const dataOf = ({ body }: Passing) => (body.data ?? {}) as Row & { records: Row[]; total: number };
/** Changes the successful answers of a call. */
export const at = (path: string, answers: (passing: Passing) => string | void): Spoils => ({
  answers: (passing) => (passing.path === path && passing.body.code === 0 ? answers(passing) : undefined),
});
export const each = (path: string, change: (row: Row, passing: Passing) => void): Spoils =>
  at(path, (passing) => rowsOf(passing).forEach((row) => change(row, passing)));
/** Changes every request to a path before the server receives it. */
export const before = (path: string, asks: (query: URLSearchParams, passing: Passing) => void): Spoils => ({
  asks: (passing) => (passing.path === path ? asks(passing.query, passing) : undefined),
});
export const without = (path: string, ...names: string[]) =>
  before(path, (query) => names.forEach((name) => query.delete(name)));
export const rename = (row: Row, from: string, to: string) => (
  Object.assign(row, { [to]: row[from] }),
  delete row[from]
);
export const answer = (status: number, body: Row) => (passing: Passing) =>
  void Object.assign(passing, { status, body });
