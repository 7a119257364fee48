import { type RoleRow, type SessionRow, type UserRow, users } from '../db';
import { timestamp } from '../respond';
import { type Change, onChange } from '../table';
import { businesses, instances, type TaskRow } from '../workflow/tables';
import { endStreams, hasStreams, publish } from './hub';

/** The fields of a notice that the events need. */
interface Notice {
  noticeId: number;
  noticeTitle: string;
  noticeContent: string;
  publishStatus: string;
  publishTime?: string | null;
  kind?: string | null;
  recipient?: number | null;
}

/** Publishes events about a changed row, by table. */
const followers: Readonly<Record<string, (change: Change) => Promise<void> | void>> = {
  notices: ({ before, after }) => noticed(before as Notice | undefined, after as Notice | undefined),
  flowTasks: ({ before, after }) => tasked(before as TaskRow | undefined, after as TaskRow | undefined),
  menus: () => publish('rights', {}),
  roles: ({ before, after }) => roleChanged((after ?? before) as RoleRow),
  users: ({ before, after }) => userChanged(before as UserRow | undefined, after as UserRow | undefined),
  sessions: ({ before, after }) => {
    if (before && !after) endStreams((before as SessionRow).token);
  },
};

/** Publishes changes of the tables from now on. */
export const publishChanges = () => onChange((change) => hasStreams() && void followers[change.table]?.(change));

function noticed(before: Notice | undefined, after: Notice | undefined): void {
  const isPublished = after?.publishStatus === '1' && (after.publishTime ?? '') <= timestamp();
  if (!after || !isPublished || before?.publishStatus === after.publishStatus) return;
  const { noticeId, noticeTitle: title, noticeContent, kind, recipient } = after;
  const link = /href="(\/[^"]*)"/.exec(noticeContent)?.[1]?.replaceAll('&#38;', '&');
  // A notice of the kind `todo` was written to this user only.
  const urgent = kind === 'todo';
  publish('notice', { noticeId, title, urgent, link }, recipient ? { userIds: [recipient] } : {});
}

async function tasked(before: TaskRow | undefined, after: TaskRow | undefined): Promise<void> {
  const task = after ?? before;
  if (!task) return;
  const applicant = (await businesses.find((await instances.find(task.procInstId))?.businessKey))?.userId;
  const people = [
    ...task.candidates,
    ...(before?.candidates ?? []),
    before?.assigneeId,
    before?.ownerId,
    after?.assigneeId,
    applicant,
  ];
  const isPassedOn = before && String(before.candidates) !== String(task.candidates);
  const isNew = !before || isPassedOn || (after?.ownerId && before.assigneeId !== after.assigneeId);
  const deciders = after?.assigneeId ? [after.assigneeId] : task.candidates;
  const what = !before ? 'created' : after?.endTime ? 'decided' : isNew ? 'assigned' : 'claimed';
  const about = { id: task.id, what, title: task.name };
  const others = new Set(people.filter((one) => typeof one === 'number'));
  if (isNew) {
    publish('task', { ...about, urgent: true }, { userIds: deciders });
    for (const one of deciders) others.delete(one);
  }
  publish('task', about, { userIds: [...others] });
}

async function roleChanged({ roleId }: RoleRow): Promise<void> {
  const holders = (await users.all()).filter(({ roleIds }) => roleIds.includes(roleId));
  publish('rights', {}, { userIds: holders.map(({ userId }) => userId) });
}

function userChanged(before: UserRow | undefined, after: UserRow | undefined): void {
  const isSame = String(before?.roleIds) === String(after?.roleIds);
  if (before && after && !isSame) publish('rights', {}, { userIds: [after.userId] });
}
