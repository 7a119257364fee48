import type { Difference } from '../differences';
import { problem } from '../result';
import { type Row, rowsIn, totalOf } from '../server';
import { ROWS } from './filters';
import { type List, pageOf } from './list';

/** A query of a list, and the rows that it must find. */
export interface Question {
  query: Readonly<Record<string, string>>;
  /** A text for the report that describes the rows it must find. */
  expected: string;
  fits: (row: Row) => boolean;
  /** Returns the value of a row that does not fit, for the report. */
  shown: (row: Row) => unknown;
  /** True if the answer may leave out rows that fit. */
  isLoose?: boolean;
}

/** Sends the query. Finds rows in the answer that do not fit, and a total that differs from the number of rows. */
export async function askedProblems(list: List, question: Question): Promise<Difference[]> {
  const { query, expected, fits, shown, isLoose = false } = question;
  const path = `?${decodeURIComponent(new URLSearchParams(query).toString())}`;
  const reply = await list.ask({ ...pageOf(list.one, ROWS), ...query });
  if (reply.kind !== 'data') return [problem(path, expected, 'words' in reply ? reply.words : 'a file')];
  const answered = rowsIn(reply);
  const total = totalOf(reply) ?? answered.length;
  const other = answered.find((row) => !fits(row));
  if (other) return [problem(path, expected, `a row with ${JSON.stringify(shown(other)) ?? 'none'}, ${total} rows`)];
  const count = list.rows.filter(fits).length;
  const isWrong = list.isWhole && !isLoose ? total !== count : count > 0 && total === 0;
  return isWrong ? [problem(path, `${count} ${expected}`, `${total} rows`)] : [];
}
