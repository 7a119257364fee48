import { http, type RequestHandler } from 'msw';
import { secured } from '../access';
import { users } from '../db';
import { MISSING } from '../crud';
import { inTurn } from '../inTurn';
import { answerList } from '../query';
import { api, ok, refuse, timestamp } from '../respond';
import { businesses, flowCopies, instances } from './tables';

type Copy = Awaited<ReturnType<typeof flowCopies.all>>[number];

/** Optional: the requests that somebody has copied to the user (docs/contract#2.50). */
export const copyHandlers: RequestHandler[] = [
  http.get(
    api('/act/copy/list'),
    secured(null, async ({ query, user }) => {
      const own = (await flowCopies.all()).filter(({ userId }) => userId === user.userId);
      const rows = await Promise.all(own.map(shown));
      return answerList(
        rows,
        query,
        { filters: { title: 'like', readFlag: 'eq' }, sort: { field: 'time', order: 'desc' }, sortable: ['time'] },
        (row) => row,
      );
    }),
  ),
  http.post(
    api('/act/copy/read/:id'),
    secured(
      null,
      inTurn(async ({ params, user }) => {
        const copy = await flowCopies.find(params.id);
        if (copy?.userId !== user.userId) return refuse(MISSING);
        if (!copy.readTime) await flowCopies.update(copy.id, { readTime: timestamp() });
        return ok();
      }),
    ),
  ),
];

async function shown({ id, procInstId, byId, remark, time, readTime }: Copy) {
  const instance = await instances.find(procInstId);
  const business = await businesses.find(instance?.businessKey);
  return {
    id,
    procInstId,
    procDefId: instance?.procDefId ?? '',
    procDefKey: business?.procDefKey ?? null,
    businessKey: String(business?.id ?? ''),
    title: business?.title ?? null,
    procName: business?.procName ?? null,
    applyer: business?.applyer ?? null,
    result: business?.result ?? null,
    copiedBy: (await users.find(byId))?.userName ?? null,
    remark,
    time,
    readFlag: readTime ? 'Y' : 'N',
  };
}

/** Copies a request to users, who can read it from then on. */
export async function copyTo({
  userIds,
  ...copy
}: Omit<Copy, 'id' | 'userId' | 'time' | 'readTime'> & { userIds: readonly number[] }) {
  for (const userId of userIds) {
    await flowCopies.insert({ ...copy, userId, id: await flowCopies.nextId(), time: timestamp() });
  }
}
