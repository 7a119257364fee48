import { http, type RequestHandler } from 'msw';
import { consequencesOf } from '@/areas/system/consequences/consequences';
import { rightsChangeSchema } from '@/areas/system/consequences/consequences.api';
import type { Step } from '@/areas/system/consequences/world';
import { secured } from '../../access';
import { menus, roles, users } from '../../db';
import { api, bodyOf, fail, ok } from '../../respond';
import { flowNodes, flowTasks, instances, procDefs } from '../../workflow/tables';
import { readProcess } from '@/areas/workflow/engine/process';

/** Returns what a change of roles or users would do (docs/contract#2.44). Nothing is saved. */
export const consequenceHandlers: RequestHandler[] = [
  http.post(
    api('/system/role/consequences'),
    secured('system:role:list', async ({ request }) => {
      const change = rightsChangeSchema.safeParse(await bodyOf(request));
      if (!change.success) return fail('请求参数格式错误', 400);
      const [people, allRoles, rows, steps] = await Promise.all([
        users.all(),
        roles.all(),
        menus.all(),
        runningSteps(),
      ]);
      return ok(consequencesOf({ people, roles: allRoles, menus: rows, steps }, change.data));
    }),
  ),
];

async function runningSteps(): Promise<Step[]> {
  const running = (await instances.all()).filter(({ endTime }) => !endTime);
  const open = (await flowTasks.all()).filter(({ endTime }) => !endTime);
  const steps = [...new Set(running.map(({ procDefId }) => procDefId))].map(async (procDefId) => {
    const definition = await procDefs.find(procDefId);
    if (!definition) return [];
    const own = new Set(running.filter((one) => one.procDefId === procDefId).map(({ id }) => id));
    const tasks = [...(await readProcess(definition.xml)).steps.values()].filter(({ kind }) => kind === 'task');
    return Promise.all(
      tasks.map(async ({ id, name }) => {
        const { roleIds = [], userIds = [], deptIds = [], deptHeader = false } = (await flowNodes.find(id)) ?? {};
        const waiting = open.filter((one) => one.taskDefKey === id && own.has(one.procInstId)).length;
        return { name, roleIds, userIds, deptIds, head: deptHeader, running: own.size, waiting };
      }),
    );
  });
  return (await Promise.all(steps)).flat();
}
