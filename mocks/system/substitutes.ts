import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { substituteBodySchema, substituteSchema } from '@/shared/substitute/substitute.api';
import { type Call, may, secured } from '../access';
import { MISSING } from '../crud';
import { type UserRow, users } from '../db';
import { withFacts } from '../facts';
import { inTurn } from '../inTurn';
import { api, bodyOf, fail, forbidden, ok, refuse, timestamp } from '../respond';
import { defineTable } from '../table';
import { noteOperation } from '../writes/operationLog';
import { notifyUser } from './notices';

/** A period during which another user does the work of a user. The first and last day are included. */
const substituteRow = z
  .object(substituteSchema.shape)
  .omit({ userName: true, substituteName: true })
  .extend({ id: z.number(), userId: z.number(), substituteId: z.number() });
type SubstituteRow = z.infer<typeof substituteRow>;

const substitutes = defineTable<SubstituteRow>({
  name: 'substitutes',
  idKey: 'id',
  schema: substituteRow,
  seed: () => [],
});

const PERMISSION = 'system:user:substitute';
const today = () => timestamp().slice(0, 10);

/** An absent user, as named in a log entry. */
export type Absent = Pick<UserRow, 'userId' | 'userName'>;

/** Returns the absent users whose work a user does today. */
export async function absentFor(userId: number): Promise<Absent[]> {
  const rows = (await substitutes.all()).filter((row) => row.substituteId === userId && isOn(row, today()));
  const people = await Promise.all(rows.map((row) => users.find(row.userId)));
  return people.flatMap((one) => one ?? []);
}

const isOn = ({ beginDate, endDate }: SubstituteRow, day: string) => beginDate <= day && day <= endDate;

/** Substitutes (docs/contract#2.36). Users name their own; with the permission, a lead can name one for others. */
export const substituteHandlers: RequestHandler[] = [
  http.get(
    api('/act/substitute/mine'),
    own(async ({ query, user, request }) => {
      const userId = query.get('userId') ? Number(query.get('userId')) : user.userId;
      if (userId !== user.userId && !(await may(user, PERMISSION))) throw forbidden(new URL(request.url).pathname);
      const rows = (await substitutes.all()).filter(
        (row) => row.endDate >= today() && (row.userId === userId || row.substituteId === userId),
      );
      const shown = await Promise.all(rows.map(named));
      return ok(shown.toSorted((one, other) => one.beginDate.localeCompare(other.beginDate)));
    }),
  ),
  http.post(
    api('/act/substitute/save'),
    withFacts(own(inTurn(save)), {
      body: { schema: substituteBodySchema, required: ['substituteId', 'beginDate', 'endDate'] },
    }),
  ),
  http.post(
    api('/act/substitute/remove'),
    own(
      inTurn(async (call) => {
        const row = (await substitutes.find(call.query.get('ids'))) ?? refuse(MISSING);
        await refuseForeign(row.userId, call);
        await substitutes.remove(row.id);
        const { userName, substituteName } = await named(row);
        await tell(row, call, {
          title: `${userName}的工作不再由${substituteName}代理`,
          text: `${call.user.userName}取消了${row.beginDate}至${row.endDate}的代理：${userName}的工作不再由${substituteName}代理。`,
        });
        await noteOperation({ ...call, about: { name: userName } }, '外出代理', 3);
        return ok();
      }),
    ),
  ),
];

/** A call for a user's own entries. The entries of other users require the permission. */
function own(answer: (call: Call) => Promise<Response>) {
  return withFacts(secured(null, answer), { permission: PERMISSION, who: 'ownWithout' });
}

async function refuseForeign(userId: number, { user, request }: Call): Promise<void> {
  if (userId !== user.userId && !(await may(user, PERMISSION))) throw forbidden(new URL(request.url).pathname);
}

async function save(call: Call): Promise<Response> {
  const parsed = substituteBodySchema.safeParse(await bodyOf(call.request));
  if (!parsed.success) return fail('请求参数格式错误', 400);
  const { beginDate, endDate, reason } = parsed.data;
  const userId = Number(parsed.data.userId ?? call.user.userId);
  await refuseForeign(userId, call);
  if (beginDate < today()) refuse('开始日期不能早于今天');
  if (endDate < beginDate) refuse('结束日期不能早于开始日期');
  const [user, substitute] = [await users.find(userId), await users.find(parsed.data.substituteId)];
  if (user?.status !== '0' || substitute?.status !== '0') return refuse('该用户不存在或已停用');
  if (user.userId === substitute.userId) refuse('不能设置本人为代理人');
  await refuseOverlap(user, substitute, { beginDate, endDate });
  const row = await substitutes.insert({
    id: await substitutes.nextId(),
    userId,
    substituteId: substitute.userId,
    beginDate,
    endDate,
    reason: reason?.trim() || null,
    createBy: call.user.userName,
    createTime: timestamp(),
  });
  await tell(row, call, {
    title: `${substitute.userName}将代理${user.userName}的工作`,
    text: `${beginDate}至${endDate}，${user.userName}的待办任务和审核由${substitute.userName}代理（由${call.user.userName}设置）。`,
  });
  await noteOperation({ ...call, about: { name: user.userName } }, '外出代理', 1);
  return ok({ id: row.id });
}

/** Refuses chains of substitutes: on no day may a substitute be absent, nor an absent user be a substitute. */
async function refuseOverlap(user: UserRow, substitute: UserRow, days: Pick<SubstituteRow, 'beginDate' | 'endDate'>) {
  const rows = (await substitutes.all()).filter(
    ({ beginDate, endDate }) => beginDate <= days.endDate && days.beginDate <= endDate,
  );
  if (rows.some((row) => row.userId === user.userId)) refuse(`${user.userName}在此期间已有代理人`);
  if (rows.some((row) => row.userId === substitute.userId)) refuse(`${substitute.userName}在此期间外出，请选择其他人`);
  const other = rows.find((row) => row.substituteId === user.userId);
  if (other) {
    const name = (await users.find(other.userId))?.userName ?? '';
    refuse(`${user.userName}在此期间是${name}的代理人，请先更换${name}的代理人`);
  }
}

const nameOf = async (userId: number) => (await users.find(userId))?.userName ?? '';

const named = async (row: SubstituteRow) => ({
  ...row,
  userName: await nameOf(row.userId),
  substituteName: await nameOf(row.substituteId),
});

/** Notifies both users, except the one who made the change. */
async function tell(row: SubstituteRow, { user }: Call, { title, text }: { title: string; text: string }) {
  const paragraphs = [text, ...(row.reason ? [`说明：${row.reason}`] : [])];
  for (const userId of [row.userId, row.substituteId])
    if (userId !== user.userId) await notifyUser({ userId, kind: 'todo', title, paragraphs });
}
