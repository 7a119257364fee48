import { http, type RequestHandler } from 'msw';
import { type Call, secured } from '../access';
import { MISSING } from '../crud';
import { answerList } from '../query';
import { api, fail } from '../respond';
import type { Table } from '../table';

interface Compared<Row extends object> {
  path: string;
  permission: string;
  table: Table<Row>;
  /** Returns a function that reduces a row to the fields in lists. */
  presenter: (call: Call) => Promise<(row: Row) => object>;
}

/** Returns the records with the same values in some fields as a given record, masked (`src/shared/api/optional.ts`). */
export const sameOf = <Row extends object>(compared: Compared<Row>): RequestHandler =>
  http.get(
    api(`${compared.path}/same/:id`),
    secured(`${compared.permission}:get`, async (call) => {
      const { table, presenter } = compared;
      const asked = (call.query.get('fields') ?? '').split(',');
      if (!asked.every((field) => Object.hasOwn(table.schema.shape, field))) return fail('参数错误：fields 无效', 400);
      const row = await table.find(call.params.id);
      if (!row) return fail(MISSING);
      const key = (one: Row) => JSON.stringify(asked.map((field) => one[field as keyof Row]));
      const same = (await table.all()).filter((one) => key(one) === key(row));
      return answerList(same, call.query, { sort: { field: table.idKey, order: 'asc' } }, await presenter(call));
    }),
  );
