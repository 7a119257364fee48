import { http, type RequestHandler } from 'msw';
import { type Call, secured } from '../access';
import { type Change, crud, MISSING } from '../crud';
import { type DeptRow, depts, roles, users } from '../db';
import { filtered } from '../query';
import { api, fail, ok } from '../respond';
import { revealOf } from '../reveal';
import { isEmail } from '../rules';
import { maskedRow } from '../secrets';

/** Returns a department and all its descendants. */
export async function withDescendants(deptId: unknown): Promise<DeptRow[]> {
  const id = String(deptId);
  return (await depts.all()).filter((dept) => String(dept.deptId) === id || isDescendant(dept, id));
}

const isDescendant = (dept: DeptRow, id: unknown) => dept.ancestors.split(',').includes(String(id));

const secrets = { phone: 'phone', email: 'email' } as const;

/** The fields of a department that everyone may see in order to select it. */
const named = ({ deptId, parentId, ancestors, deptName, orderNum, status }: DeptRow) => ({
  deptId,
  parentId,
  ancestors,
  deptName,
  orderNum,
  status,
});

/** The department endpoints. Lists are complete, in tree order and unpaged (docs/contract#2.7, docs/contract#2.E). */
export const deptHandlers: RequestHandler[] = [
  http.get(
    api('/system/dept/list'),
    secured('system:dept:list', async (call) => ok((await listed(call)).map((dept) => maskedRow(dept, secrets)))),
  ),
  http.get(
    api('/system/dept/list/enable'),
    secured(null, async (call) => ok((await listed(call)).filter((dept) => dept.status === '0').map(named))),
  ),
  http.get(
    api('/system/dept/role/:roleId'),
    secured('system:role:list', async ({ params }) => {
      const role = await roles.find(params.roleId);
      return role ? ok(role.deptIds.map(String)) : fail(MISSING);
    }),
  ),
  revealOf('/system/dept', 'system:dept:list', { table: depts, secrets }),
  ...crud<DeptRow>({
    path: '/system/dept',
    table: depts,
    permission: 'system:dept',
    secrets,
    required: ['leader', 'phone', 'email'],
    readOnly: ['parentName', 'ancestors'],
    refuses: (change) => (change.verb === 'remove' ? whyKept(change) : whyNot(change)),
    fresh: async ({ parentId }) => ({ ancestors: await ancestorsBelow(parentId), delFlag: '0' }),
    after: async ({ row, next }) => {
      if (!row) return;
      if (next.parentId !== undefined && next.parentId !== row.parentId) await move(row, next.parentId);
      if (next.status === '0') await enableAncestors((await depts.find(row.deptId)) ?? row);
    },
    verbs: ['get', 'save', 'update', 'remove'],
    removeByPath: true,
  }),
];

async function listed({ query }: Call): Promise<DeptRow[]> {
  const found = await filtered(await depts.all(), query, {
    filters: { deptName: 'like', status: 'eq', parentId: 'eq' },
  });
  return found.sort((a, b) => Number(a.orderNum) - Number(b.orderNum));
}

async function whyKept({ row }: Change<DeptRow>): Promise<string | undefined> {
  if (!row) return undefined;
  if ((await depts.all()).some((dept) => dept.parentId === row.deptId)) return '存在下级部门,不允许删除';
  return (await users.all()).some((user) => user.deptId === row.deptId) ? '部门存在用户,不允许删除' : undefined;
}

async function whyNot({ verb, row, next }: Change<DeptRow>): Promise<string | undefined> {
  const all = await depts.all();
  const dept = { ...row, ...next };
  const failed = `${verb === 'save' ? '新增' : '修改'}部门'${dept.deptName}'失败，`;
  if (dept.parentId !== 0 && dept.parentId !== row?.parentId) {
    const parent = all.find((one) => one.deptId === dept.parentId);
    if (!parent) return '上级部门不存在';
    if (parent.deptId === row?.deptId) return `${failed}上级部门不能是自己`;
    if (row && isDescendant(parent, row.deptId)) return `${failed}上级部门不能是自己的下级`;
    if (parent.status === '1') return '部门停用，不允许新增';
  }
  const twin = all.some(
    (one) => one.deptId !== row?.deptId && one.parentId === dept.parentId && one.deptName === dept.deptName,
  );
  if (twin) return `${failed}部门名称已存在`;
  if (next.phone && !/^[\d-]{5,11}$/.test(next.phone)) return '联系电话格式不正确';
  if (next.email && !isEmail(next.email)) return '邮箱格式不正确';
  const active = all.some((one) => row && isDescendant(one, row.deptId) && one.status === '0');
  return next.status === '1' && active ? '该部门包含未停用的子部门！' : undefined;
}

async function ancestorsBelow(parentId: unknown): Promise<string> {
  const parent = await depts.find(parentId);
  return parent ? `${parent.ancestors},${parent.deptId}` : '0';
}

/** Moves a department with all its descendants. */
async function move(row: DeptRow, parentId: number): Promise<void> {
  const ancestors = await ancestorsBelow(parentId);
  for (const dept of await withDescendants(row.deptId)) {
    await depts.update(dept.deptId, { ancestors: ancestors + dept.ancestors.slice(row.ancestors.length) });
  }
}

/** Enables all ancestors of an enabled department. */
async function enableAncestors({ ancestors }: DeptRow): Promise<void> {
  for (const id of ancestors.split(',')) await depts.update(id, { status: '0' });
}
