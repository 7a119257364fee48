import type { Passing, Spoils } from './copyServer';
import type { Row } from '../server';

/** A mistake of a server, and the call and field at which the checker finds it. */
export interface Mistake extends Spoils {
  name: string;
  found: [call: string, path: string];
  /** The product reads it all the same: it is named, and no failure. */
  isRemark?: true;
  /** Shows only when records are made and changed. */
  write?: true;
}

export const USERS = '/system/user/list';
export const users = (path: string): Mistake['found'] => [`GET ${USERS}`, path];

/** The rows of an answer. */
export const rowsOf = ({ body }: Passing) =>
  ((body.data as { records?: Row[] } | undefined)?.records ?? body.data ?? []) as Row[];
export const dataOf = ({ body }: Passing) => (body.data ?? {}) as Row & { records: Row[]; total: number };
/** Changes the answers of a call. */
export const at = (path: string, answers: (passing: Passing) => string | void): Spoils => ({
  answers: (passing) => (passing.path === path && passing.body.code === 0 ? answers(passing) : undefined),
});
export const each = (path: string, change: (row: Row, passing: Passing) => void): Spoils =>
  at(path, (passing) => rowsOf(passing).forEach((row) => change(row, passing)));
/** Changes the requests of a call. */
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
