import { menus } from '@/areas/system/menu/menu.resource';
import { roles } from '@/areas/system/role/role.resource';
import { users } from '@/areas/system/user/user.resource';
import { toList, toPage } from '@/shared/api/envelope';
import { fit } from '@/shared/api/fit';
import type { Call } from '@/shared/api/mapping/theirCall';
import { pick } from '@/shared/lib/json';
import { isEmpty, type Row } from './base';
import type { Kind } from './kinds';

export type AskFn = (method: 'get' | 'post', path: string, more?: Pick<Call, 'params' | 'data'>) => Promise<unknown>;
/** Throws an error if the user does not see the buttons for this permission. */
export type May = (permission: string) => void;
export type Look = (call: string, check: () => Promise<unknown>) => Promise<void>;

/** Returns the rows. Throws an error that lists the fields that do not match the schema. */
export function rowsIn({ schema, idKey }: Pick<Kind, 'schema' | 'idKey'>, data: unknown): Row[] {
  const rows = toList(data) as Row[];
  const wrong = new Set(rows.flatMap((row) => fit(schema, row).misfits));
  if (idKey && rows.some((row) => row[idKey] === undefined)) wrong.add(`no ${idKey}`);
  if (wrong.size > 0) throw new Error([...wrong].join(', '));
  return rows.map((row) => fit(schema, row).value as Row);
}

/** Makes the calls of a kind of record. */
export async function lookAtKind(kind: Kind, ask: AskFn, look: Look, may: May) {
  const { path, idKey, values, change, filter } = kind;
  const of = path === '/system/dict/data' ? { dictType: 'biz_1' } : {};
  const list = (params: Row) => ask('get', `${path}/list`, { params: { ...of, ...params } });
  const find = async () => {
    const paged = kind.isTree ? {} : { pageNum: 1, pageSize: 10 };
    const found = rowsIn(kind, await list({ ...paged, [filter]: values[filter] }));
    return found.find((row) => row[filter] === values[filter]);
  };
  const idOf = async () => String((await find().catch(() => undefined))?.[idKey]);

  await look(`GET ${path}/list`, async () => {
    if (kind.isTree) return rowsIn(kind, await list({})).length > 1;
    const [one, two] = [await list({ pageNum: 1, pageSize: 10 }), await list({ pageNum: 2, pageSize: 10 })];
    // An export asks for 1000 rows per page. A backend may send fewer.
    if (toPage(await list({ pageNum: 1, pageSize: 1000 })).records.length <= 10) return false;
    if (kind.none && toPage(await list({ pageNum: 1, pageSize: 10, ...kind.none })).total !== 0) return false;
    for (const sortField of kind.sorts ?? []) {
      const sorted = await list({ pageNum: 1, pageSize: 10, sortField, sortOrder: 'desc' });
      if (toPage(sorted).records.length !== 10) throw new Error(`no rows by ${sortField}`);
    }
    const ids = [one, two].flatMap((page) => rowsIn(kind, page)).map((row) => row[idKey]);
    return toPage(one).records.length === 10 && new Set(ids).size === toPage(one).total && ids.length > 10;
  });
  await look(`POST ${path}/save`, async () => {
    may(`${kind.permission}:add`);
    await ask('post', `${path}/save`, { data: { [idKey]: 0, ...values } });
    const saved = await find();
    if (saved === undefined) return false;
    // A missing value belongs to a field that the backend lacks. A stored value of another form is not compared.
    const isLost = (name: string) =>
      typeof values[name] !== 'object' && !isEmpty(saved[name]) && !kind.alsoSent?.includes(name);
    const lost = Object.keys(values).filter((name) => isLost(name) && String(saved[name]) !== String(values[name]));
    if (lost.length > 0) throw new Error(`lost: ${lost.join(', ')}`);
    return path !== roles.path || (await hasMenus(String(saved[idKey]), ask));
  });
  if (kind.hasGet)
    await look(`GET ${path}/get/:id`, async () => {
      const [row] = rowsIn(kind, [await ask('get', `${path}/get/${await idOf()}`)]);
      return row?.[filter] === values[filter];
    });
  await look(`POST ${path}/update`, async () => {
    may(`${kind.permission}:edit`);
    const row = (await find()) ?? {};
    const stored = kind.hasGet ? ((await ask('get', `${path}/get/${String(row[idKey])}`)) as Row) : row;
    const { dataScope: _onlyNew, ...form } = { ...values, ...pick(stored, kind.alsoSent ?? []) };
    // A form sends its fields. A tree saves a moved row with only its id and its new order number.
    const data = { [idKey]: row[idKey], ...(!kind.isTree && form), ...change };
    await ask('post', `${path}/update`, { data });
    const [name = ''] = Object.keys(change);
    if (String((await find())?.[name]) !== String(change[name])) return false;
    return kind.bulk === undefined || editedInBulk(kind, row[idKey], kind.bulk, ask);
  });
  if (path === '/system/role') await lookAtRole(await idOf(), ask, look);
  if (path === '/system/user') await lookAtUser(await idOf(), ask, look, may);
  await look(`POST ${path}/remove${kind.byPath ? '/:ids' : ''}`, async () => {
    may(`${kind.permission}:remove`);
    const id = await idOf();
    if (kind.byPath) await ask('post', `${path}/remove/${id}`);
    else await ask('post', `${path}/remove`, { params: { ids: id } });
    return (await find()) === undefined;
  });
}

/** True if a bulk edit changes its field, and keeps the department and the roles. */
async function editedInBulk({ path, idKey, sentWith = [] }: Kind, id: unknown, bulk: Row, ask: AskFn) {
  const stored = async () => (await ask('get', `${path}/get/${String(id)}`)) as Row;
  const before = await stored();
  await ask('post', `${path}/update`, { data: { [idKey]: id, ...pick(before, sentWith), ...bulk } });
  const after = await stored();
  const wanted: Row = { ...pick(before, ['deptId', 'roleIds']), ...bulk };
  return Object.keys(wanted).every((name) => String(after[name]) === String(wanted[name]));
}

/** True if a role has the menus of the new role. */
async function hasMenus(roleId: string, ask: AskFn) {
  const rows = rowsIn(menus, await ask('get', `/system/menu/role/${roleId}/0`));
  return rows.map(({ menuId }) => String(menuId)).join() === '1,100';
}

async function lookAtRole(roleId: string, ask: AskFn, look: Look) {
  const role = async () => rowsIn(roles, [await ask('get', `/system/role/get/${roleId}`)])[0];
  await look('GET /system/menu/role/:roleId/:tenantId', () => hasMenus(roleId, ask));
  await look('POST /system/role/status', async () => {
    await ask('post', '/system/role/status', { data: { roleId, status: '1' } });
    return (await role())?.status === '1';
  });
  await look('POST /system/role/authDataScope', async () => {
    await ask('post', '/system/role/authDataScope', {
      data: { roleId, roleName: '审核员', roleKey: 'auditor', dataScope: '2', deptIds: [100, 101] },
    });
    return (await role())?.dataScope === '2';
  });
  await look(
    'GET /system/dept/role/:roleId',
    async () => String(await ask('get', `/system/dept/role/${roleId}`)) === '100,101',
  );
  await look('GET /system/role/all', async () => rowsIn(roles, await ask('get', '/system/role/all')).length > 10);
}

async function lookAtUser(userId: string, ask: AskFn, look: Look, may: May) {
  await look('POST /system/user/status', async () => {
    await ask('post', '/system/user/status', { data: { userId, status: '1' } });
    return rowsIn(users, [await ask('get', `/system/user/get/${userId}`)])[0]?.status === '1';
  });
  await look('POST /system/user/resetPwd', async () => {
    may('system:user:resetPwd');
    await ask('post', '/system/user/resetPwd', { data: { userId, loginName: 'tester9', password: 'Other@123' } });
  });
}
