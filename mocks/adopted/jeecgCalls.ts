import { type Ask, isWithin, Refused, type Reply, type Row, slice, type Table } from './base';
import { TIME } from './seeds';

export const ok = (result: unknown, message = ''): Reply => ({
  body: { success: true, message, code: 200, result, timestamp: 1_770_000_000_000 },
});

/** The permissions that its controllers check. */
export const CODES = [
  ...['user', 'role', 'permission', 'depart', 'dict', 'dict:item', 'sysAnnouncement'].flatMap((kind) =>
    ['add', 'edit', 'delete', 'deleteBatch'].map((action) => `system:${kind}:${action}`),
  ),
  ...['user:frozenBatch', 'user:changepwd', 'role:list', 'permission:saveRole'].map((code) => `system:${code}`),
];

let last = 1000;
export const newId = () => `19${(last += 1)}`;

/** Returns a page, filtered like JeecgBoot's query generator: `*a*` means contains, `a,b` one of
 * several values, any other value means equals. */
export function pageOf(rows: Table, names: readonly string[], same: readonly string[] = []) {
  return (ask: Ask) => {
    const { query } = ask;
    // As in `QueryGenerator.doMultiFieldsOrder`.
    const column = query.get('column');
    if (column && !(column in (rows.rows[0] ?? {}))) throw new Refused(`请注意，将要排序的列字段不存在：${column}`);
    // `QueryGenerator.getDateQueryByRule` includes the whole last day of a range.
    const range = [query.get('createTime_begin'), query.get('createTime_end')?.replace(/^\S{10}$/, '$& 23:59:59')];
    const inRange = rows.rows.filter(({ createTime }) => isWithin(createTime, range));
    const found = inRange.filter((row) =>
      [...names, ...same, 'id', 'dictId', 'status'].every((name) => {
        const wanted = query.get(name);
        if (!wanted) return true;
        if (/^\*.*\*$/.test(wanted)) return String(row[name]).includes(wanted.slice(1, -1));
        return wanted.split(',').includes(String(row[name]));
      }),
    );
    return paged(ask, found);
  };
}

function paged({ query }: Ask, found: readonly Row[]): Reply {
  const [num, size] = [Number(query.get('pageNo') ?? 1), Number(query.get('pageSize') ?? 10)];
  const pages = Math.ceil(found.length / size);
  return ok({ records: slice(found, num, size), total: found.length, size, current: num, pages });
}

/** Returns the routes for most kinds of records. Like Jackson, converts numbers to texts where the field is a text. */
export function crud(
  path: string,
  rows: Table,
  required: string[],
  filters: string[],
  same: string[] = [],
  cleared?: string[],
) {
  const read = (body: unknown) =>
    Object.fromEntries(
      Object.entries(body as Row).map(([name, value]) => [name, name === 'parentId' && value ? String(value) : value]),
    );
  const done = (_changed: unknown, message: string) => ok(null, message);
  return {
    [`GET ${path}/list`]: pageOf(rows, filters, same),
    ...(/user|role|annount/.test(path) && {
      [`GET ${path}/queryById`]: ({ query }: Ask) => ok(rows.find(query.get('id'))),
    }),
    [`POST ${path}/add`]: ({ body }: Ask) =>
      done(rows.add({ ...read(body), createTime: TIME }, required, newId()), '添加成功！'),
    [`PUT ${path}/edit`]: ({ body }: Ask) => done(rows.change(read(body), [], cleared), '修改成功!'),
    [`DELETE ${path}/deleteBatch`]: ({ query }: Ask) =>
      done(rows.remove((query.get('ids') ?? '').split(',')), '删除成功!'),
  };
}

/** Returns the list of roles. `SysRoleMapper.xml` searches for parts of the name and of the code, and ignores the order. */
export const rolesOf = (roles: Table) => (ask: Ask) => {
  const codes = ask.query.get('roleCode') ?? '';
  const found = roles.where(ask.query, ['roleName'], ['id']).filter(({ roleCode }) => {
    return codes.includes(',') ? codes.split(',').includes(String(roleCode)) : String(roleCode).includes(codes);
  });
  return paged(ask, found.toReversed());
};
