import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { SHARE, viewBodySchema, viewSchema } from '@/shared/list/views/views.api';
import { type Call, may, secured } from '../access';
import { MISSING } from '../crud';
import { roles } from '../db';
import { withFacts } from '../facts';
import { inTurn } from '../inTurn';
import { api, bodyOf, forbidden, ok, refuse, timestamp } from '../respond';
import { defineTable } from '../table';
import { noteOperation } from '../writes/operationLog';

const viewRow = z
  .object(viewSchema.shape)
  .omit({ roleName: true })
  .extend({ id: z.number(), userId: z.number(), roleId: z.number().nullish() });
type ViewRow = z.infer<typeof viewRow>;

const views = defineTable<ViewRow>({ name: 'accountViews', idKey: 'id', schema: viewRow, seed: () => [] });

const WRONG = '请求参数格式错误';

/** The saved views of lists (docs/contract#2.37): the user's own views, those of the user's roles, and everybody's. */
export const viewHandlers: RequestHandler[] = [
  http.get(
    api('/system/accounts/views'),
    secured(null, async ({ user }) => {
      const seen = (await views.all()).filter(
        ({ scope, userId, roleId }) =>
          userId === user.userId || scope === 'all' || (scope === 'role' && user.roleIds.includes(Number(roleId))),
      );
      return ok(await Promise.all(seen.map(named)));
    }),
  ),
  http.post(
    api('/system/accounts/views/save'),
    withFacts(secured(null, inTurn(save)), {
      permission: SHARE,
      who: 'ownWithout',
      body: { schema: viewBodySchema, required: ['list', 'name', 'search', 'scope'] },
    }),
  ),
  http.post(
    api('/system/accounts/views/remove'),
    withFacts(
      secured(
        null,
        inTurn(async (call) => {
          const view = await changeable(call.query.get('ids'), call);
          await views.remove(view.id);
          if (view.scope !== 'mine') await noteOperation({ ...call, about: { name: view.name } }, '共享视图', 3);
          return ok();
        }),
      ),
      { permission: SHARE, who: 'ownWithout' },
    ),
  ),
];

async function save(call: Call): Promise<Response> {
  const { data } = viewBodySchema.safeParse(await bodyOf(call.request));
  if (!data) return refuse(WRONG, 400);
  const { id, updateTime, ...sent } = data;
  const name = sent.name.trim() || refuse('请输入视图名称');
  const before = id === undefined ? undefined : await changeable(id, call);
  if (before && (before.updateTime ?? null) !== (updateTime ?? null)) refuse('记录已被他人修改，请确认后重新保存', 409);
  if (sent.scope !== 'mine') await refuseWithoutPermission(call);
  const role = sent.scope === 'role' ? ((await roles.find(sent.roleId)) ?? refuse('请选择角色')) : undefined;
  const { userId } = call.user;
  const others = (await views.all()).filter((view) => view.userId === userId && view.id !== before?.id);
  const roleId = role?.roleId ?? null;
  const isSame = (view: ViewRow) => view.scope === sent.scope && (view.roleId ?? null) === roleId;
  if (others.some((view) => view.list === sent.list && view.name === name && isSame(view))) refuse('视图名称已存在');
  const change = { ...sent, name, roleId, updateBy: call.user.userName, updateTime: timestamp() };
  const view = before
    ? await views.update(before.id, change)
    : await views.insert({ id: await views.nextId(), userId, ...change });
  if (sent.scope !== 'mine') await noteOperation({ ...call, about: { name } }, '共享视图', before ? 2 : 1);
  return ok({ id: view?.id });
}

/** Returns a view the user may change: an own view, or with the permission a shared one. Others count as missing. */
async function changeable(id: unknown, call: Call): Promise<ViewRow> {
  const view = await views.find(id);
  if (!view) return refuse(MISSING);
  if (view.userId === call.user.userId) return view;
  if (view.scope === 'mine') return refuse(MISSING);
  await refuseWithoutPermission(call);
  return view;
}

async function refuseWithoutPermission({ user, request }: Call): Promise<void> {
  if (!(await may(user, SHARE))) throw forbidden(new URL(request.url).pathname);
}

const named = async (view: ViewRow) => ({
  ...view,
  roleName: (await roles.find(view.roleId))?.roleName ?? null,
});
