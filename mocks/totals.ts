import { http, type RequestHandler } from 'msw';
import { addMoney, type Money } from '@/shared/lib/money';
import { secured } from './access';
import { filtered, type ListRules } from './query';
import { api, ok } from './respond';
import type { Table } from './table';

/** The fields to sum, and the filters of the list. */
interface Sums<Row extends object> extends ListRules<Row> {
  path: string;
  permission: string;
  table: Table<Row>;
  fields: readonly (keyof Row & string)[];
  /** Returns true for rows to include. By default, all rows count. */
  counts?: (row: Row) => boolean;
}

/** `GET {path}/sum`: the exact sums of fields over the rows that match the list's filters, as decimal text. */
export const sumHandler = <Row extends object>({
  path,
  permission,
  table,
  fields,
  counts = () => true,
  ...rules
}: Sums<Row>): RequestHandler =>
  http.get(
    api(`${path}/sum`),
    secured(`${permission}:list`, async ({ query }) => {
      const rows = (await filtered(await table.all(), query, rules)).filter(counts);
      return ok(
        Object.fromEntries(fields.map((field) => [field, addMoney(rows.map((row) => row[field] as Money | null))])),
      );
    }),
  );
