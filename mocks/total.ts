import { http, type RequestHandler } from 'msw';
import { addMoney, type Money } from '@/shared/lib/money';
import { secured } from './access';
import { filtered, type ListRules } from './query';
import { api, ok } from './respond';
import type { Table } from './table';

interface Total<Row extends object> extends ListRules<Row> {
  path: string;
  table: Table<Row>;
  permission: string;
  /** The field whose amounts are added up. */
  amount: keyof Row & string;
}

/** `GET {path}/total`: the exact sum of what a list's filters pick. Proposed: the contract has no such figure. */
export const total = <Row extends object>({ path, table, permission, amount, ...rules }: Total<Row>): RequestHandler =>
  http.get(
    api(`${path}/total`),
    secured(`${permission}:list`, async ({ query }) => {
      const rows = await filtered(await table.all(), query, rules);
      return ok({ amount: addMoney(rows.map((row) => row[amount] as Money)) });
    }),
  );
