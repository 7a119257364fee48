import { http, type RequestHandler } from 'msw';
import { type Call, secured } from '../access';
import { MISSING } from '../crud';
import { type DeptRow, depts } from '../db';
import { filtered } from '../query';
import { api, fail, ok } from '../respond';

/** A department and all departments below it. */
export async function withBelow(deptId: unknown): Promise<DeptRow[]> {
  const id = String(deptId);
  return (await depts.all()).filter((dept) => String(dept.deptId) === id || dept.ancestors.split(',').includes(id));
}

/** The department endpoints: whole lists in tree order, never paged (contract 2.7, 2.E). */
export const deptHandlers: RequestHandler[] = [
  http.get(
    api('/system/dept/list'),
    secured(null, async (call) => ok(await listed(call))),
  ),
  http.get(
    api('/system/dept/list/enable'),
    secured(null, async (call) => ok((await listed(call)).filter((dept) => dept.status === '0'))),
  ),
  http.get(
    api('/system/dept/get/:id'),
    secured(null, async ({ params }) => {
      const dept = await depts.find(params.id);
      return dept ? ok(dept) : fail(MISSING);
    }),
  ),
];

async function listed({ query }: Call): Promise<DeptRow[]> {
  const found = await filtered(await depts.all(), query, {
    filters: { deptName: 'like', status: 'eq', parentId: 'eq' },
  });
  return found.sort((a, b) => Number(a.orderNum) - Number(b.orderNum));
}
