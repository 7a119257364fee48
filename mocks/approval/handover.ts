import { http, type RequestHandler } from 'msw';
import { handoverBodySchema, handoverSchema } from '@/shared/review/handover/handover.api';
import { offers, type RecordMove } from '@/shared/resource/transitions/recordMoves';
import { type Call, may, secured } from '../access';
import { MISSING } from '../crud';
import { users } from '../db';
import { inTurn } from '../inTurn';
import { logged, stateOf } from '../moves';
import { recordOf } from '../notes/records';
import { api, bodyOf, forbidden, ok, refuse, timestamp } from '../respond';
import { notifyUser } from '../system/notices';
import { defineTable, type Table } from '../table';
import { reviewerOf, type Taken } from './reviewers';

/** A handover as it is stored, with its sender. */
const handoverRow = handoverSchema.extend({ fromId: handoverSchema.shape.userId });

const handovers = defineTable({ name: 'handovers', idKey: 'id', schema: handoverRow, seed: () => [] });

/** A resource whose queue can be handed over. `pass` is the status change that decides a record. */
interface Handed {
  permission: string;
  table: Table<Taken>;
  pass: RecordMove;
}

const resources = new Map<string, Handed>();

/** Makes the queue of a resource available for handovers. */
export const handsOver = <Row extends object & Taken>(
  path: string,
  handed: Omit<Handed, 'table'> & { table: Table<Row> },
) => void resources.set(path, handed as unknown as Handed); // reads and writes only fields of Taken

/** The calls by which a reviewer hands a queue over to a colleague (docs/contract#3.2.4). */
export const handoverHandlers: RequestHandler[] = [
  http.post(api('/biz/review/handover'), secured(null, inTurn(handOver))),
  http.get(
    api('/biz/review/handover/:id'),
    secured(null, async ({ params, user }) => {
      const row = await handovers.find(params.id);
      // All other users get the same answer, which does not reveal whether such a handover exists.
      if (!row || ![row.fromId, row.userId].some((one) => String(one) === String(user.userId)))
        return refuse('只有交接双方可以打开此交接');
      const { fromId: _from, ...handover } = row;
      return ok(handover);
    }),
  ),
];

async function handOver(call: Call): Promise<Response> {
  const { data } = handoverBodySchema.safeParse(await bodyOf(call.request));
  const resource = data && resources.get(data.path);
  if (!resource) return refuse('参数错误', 400);
  const { path, queue, recordId, drafts } = data;
  const audit = `${resource.permission}:audit`;
  if (!(await may(call.user, audit))) throw forbidden(new URL(call.request.url).pathname);
  const record = (await recordOf(resource.permission, String(recordId))) ?? refuse(MISSING);
  const user = (await users.all()).find((one) => String(one.userId) === String(data.userId) && one.status === '0');
  if (!user || !(await may(user, audit))) return refuse('该同事没有审核权限');
  const { userId: fromId, userName: fromName } = call.user;
  if (user.userId === fromId) return refuse('请选择其他同事');
  await giveAll(resource, user, call);
  const id = await handovers.nextId();
  await handovers.insert({
    id,
    path,
    queue,
    recordId,
    userId: user.userId,
    drafts,
    fromId,
    fromName,
    time: timestamp(),
  });
  await notifyUser({
    userId: user.userId,
    kind: 'todo',
    title: `${fromName}将审核队列交接给您：${record.name}`,
    paragraphs: [`${fromName}将审核队列交接给您，请从“${record.name}”继续。`],
    link: record.address && `${record.address}&${new URLSearchParams({ queue, handover: String(id) }).toString()}`,
  });
  return ok({ id });
}

/** Assigns the pending records taken by the caller to another user. Postponed records keep their day. */
async function giveAll({ table, pass }: Handed, user: { userId: number; userName: string }, call: Call) {
  for (const row of await table.all()) {
    if (!offers(pass, row) || reviewerOf(row).reviewerId !== call.user.userId) continue;
    const state = stateOf(row, pass.field);
    const log = { action: 'assign', fromStatus: state, toStatus: state, remark: user.userName };
    await table.update(row[table.idKey], {
      reviewerId: user.userId,
      reviewerName: user.userName,
      reviewerUntil: null,
      auditLogs: logged(row.auditLogs, log, call),
    });
  }
}
