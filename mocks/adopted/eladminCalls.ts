import { type Ask, Refused, type Reply, type Row, slice, type Table } from './base';
import { TIME } from './seeds';

export const ok = (body?: unknown, status = 200): Reply => ({ status, body });
const page = (rows: readonly Row[]) => ok({ content: rows, totalElements: rows.length });

/** Returns a page; pages are counted from 0, as in Spring Data. */
export function paged({ query }: Ask, rows: readonly Row[]): Reply {
  const [num, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 10)];
  const [field, way] = (query.get('sort') ?? '').split(',');
  if (field && rows.length > 0 && !(field in (rows[0] ?? {}))) throw new Refused(`No property '${field}' found`);
  const by = (one: Row, other: Row) =>
    (way === 'desc' ? -1 : 1) *
    String(one[field ?? '']).localeCompare(String(other[field ?? '']), 'en', { numeric: true });
  const sorted = field ? rows.toSorted(by) : rows;
  return ok({ content: slice(sorted, num + 1, size), totalElements: rows.length });
}

/** Returns all matching rows of the tree if there is a filter, otherwise only its top level. */
export const tree =
  (rows: Table, name: string) =>
  ({ query }: Ask) => {
    const found = rows.where(query, [name], ['enabled']);
    return page(query.size > 0 ? found : found.filter(({ pid }) => pid === null));
  };

/** Returns the routes for a kind of record; the parameter `blurry` searches several fields. */
export function crud(
  path: string,
  rows: Table,
  required: string[],
  blurry: string[],
  shown: (row: Row) => Row,
  cleared?: string[],
) {
  return {
    [`GET ${path}`]: (ask: Ask) => {
      const wanted = ask.query.get('blurry') ?? '';
      const found = rows
        .where(ask.query, [], ['enabled', 'id'])
        .filter(({ dept }) => !ask.query.has('deptId') || String((dept as Row).id) === ask.query.get('deptId'))
        .filter((row) => blurry.some((name) => String(row[name] ?? '').includes(wanted)));
      return paged(ask, found.map(shown));
    },
    [`POST ${path}`]: ({ body }: Ask) => ok(void rows.add({ ...(body as Row), createTime: TIME }, required), 201),
    [`PUT ${path}`]: ({ body }: Ask) => ok(void rows.change(body, required, cleared), 204),
    [`DELETE ${path}`]: ({ body }: Ask) => {
      rows.remove(body as number[]);
      return ok(undefined);
    },
  };
}
