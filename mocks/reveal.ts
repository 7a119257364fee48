import { http, type RequestHandler } from 'msw';
import { secured } from './access';
import { api, bodyOf, ok } from './respond';
import type { Secrets } from './secrets';
import type { Table } from './table';

/** The source of values to reveal: the table and its secret fields. */
interface Source<Row extends object> {
  table: Table<Row>;
  secrets: Secrets<Row>;
}

/** Returns the value of a secret field. The operation log records who requested it (`src/shared/api/optional.ts`). */
export const revealOf = <Row extends object>(
  path: string,
  permission: string,
  { table, secrets }: Source<Row>,
): RequestHandler =>
  http.post(
    api(`${path}/reveal/:id`),
    secured(permission, async ({ request, params }) => {
      const { field } = await bodyOf(request);
      const row = await table.find(params.id);
      const name = String(field) as keyof Row & string; // read only if in `secrets`
      return ok(row && Object.hasOwn(secrets, name) ? { value: row[name] as string } : undefined);
    }),
  );
