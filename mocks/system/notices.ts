import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { noticeMoves, noticeSchema, SCRIPT_SIGNS } from '@/areas/system/notice/notice.resource';
import { isOpen } from '@/shared/resource/transitions/publishMoves';
import { buttonsOf, type Call, isSuper, secured } from '../access';
import { crud, MISSING } from '../crud';
import { act, moved, NOT_ALLOWED } from '../moves';
import { answerList, type ListRules } from '../query';
import { api, fail, ok, refuse, textOf, timestamp } from '../respond';
import { noticesSeed } from '../seeds/notices';
import { defineTable } from '../table';
import { wantsMessages } from './notify';

/** A notice (docs/contract#3.4.29) with its readers and, if it is for a single user, its recipient. */
const noticeRow = z.object(noticeSchema.shape).extend({
  noticeId: z.number(),
  noticeContent: z.string().max(20_000),
  readers: z.array(z.number()),
  recipient: z.number().nullish(),
});
type NoticeRow = z.infer<typeof noticeRow>;

const notices = defineTable<NoticeRow>({ name: 'notices', idKey: 'noticeId', schema: noticeRow, seed: noticesSeed });

const rules: ListRules<NoticeRow> = {
  range: 'publishTime',
  sort: { field: 'createTime', order: 'desc' },
  sortable: ['noticeId', 'publishTime', 'readCount', 'createTime'],
  filters: {
    noticeTitle: 'like',
    noticeType: 'eq',
    status: 'eq',
    scope: 'eq',
    publishStatus: 'eq',
    createBy: 'like',
    isTop: 'eq',
  },
};

/** The audience to which each kind of user belongs: a value of `biz_notice_scope` other than 0, which means all. */
const SCOPES: Readonly<Record<string, string>> = { '00': '4', '01': '1', '02': '2', '03': '3' };

/** True when a user may see a notice: it is published, enabled and addressed to them. */
const isMeantFor =
  ({ user }: Call) =>
  ({ publishStatus, publishTime, status, scope, recipient }: NoticeRow): boolean =>
    publishStatus === '1' &&
    status === '0' &&
    (publishTime ?? '') <= timestamp() &&
    (recipient ? recipient === user.userId : [undefined, null, '0', SCOPES[user.userType ?? '00']].includes(scope));

/** Users who manage notices see all notices except those for a single user. Other users see those addressed to them. */
async function seenBy(call: Call): Promise<(row: NoticeRow) => boolean> {
  const manages = isSuper(call.user) || (await buttonsOf(call.user)).includes('system:notice:list');
  const isMine = isMeantFor(call);
  return manages && call.query.get('mine') !== '1' ? (row) => !row.recipient || isMine(row) : isMine;
}

/** Returns the notices that a user may see. */
export const noticesFor = async (call: Call) => (await notices.all()).filter(await seenBy(call));

interface Message {
  userId: number;
  kind: 'audit' | 'todo';
  title: string;
  paragraphs: readonly string[];
  /** The address of the record that the message is about. */
  link?: string | undefined;
}

/** Publishes a notice to one user, unless the user has switched off this kind of message. */
export async function notifyUser({ userId, kind, title, paragraphs, link }: Message): Promise<void> {
  if (!(await wantsMessages(userId, kind))) return;
  const now = timestamp();
  const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  await notices.insert({
    noticeId: await notices.nextId(),
    noticeTitle: title.replace(/[<>]/g, '').slice(0, 50),
    noticeType: '1',
    noticeContent: [
      ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
      ...(link ? [`<p><a href="${escaped(link).replaceAll('"', '%22')}">查看记录</a></p>`] : []),
    ].join(''),
    status: '0',
    kind,
    isTop: 'N',
    publishStatus: '1',
    publishTime: now,
    readCount: 0,
    createBy: '系统',
    createTime: now,
    readers: [],
    recipient: userId,
  });
}

/** Returns the unread notices for a user, newest first. */
async function unreadOf(call: Call): Promise<NoticeRow[]> {
  const own = (await notices.all())
    .filter(isMeantFor(call))
    .filter(({ readers }) => !readers.includes(call.user.userId));
  return own.toSorted((a, b) => (b.publishTime ?? '').localeCompare(a.publishTime ?? ''));
}

const readBy = ({ readers, readCount }: NoticeRow, { user }: Call) => ({
  readers: [...readers, user.userId],
  readCount: (readCount ?? 0) + 1,
});

const show = ({ readers: _readers, recipient: _recipient, ...row }: NoticeRow) => row;

/** The notices. Users with the permission write them, and their audience reads them. */
export const noticeHandlers: RequestHandler[] = [
  http.get(
    api('/system/notice/list'),
    secured(null, async (call) => {
      return answerList(await noticesFor(call), call.query, rules, ({ noticeContent: _content, ...row }) =>
        show(row as NoticeRow),
      );
    }),
  ),
  http.get(
    api('/system/notice/get/:id'),
    secured(null, async (call) => {
      const row = await notices.find(call.params.id);
      return row && (await seenBy(call))(row) ? ok(show(row)) : fail(MISSING);
    }),
  ),
  http.get(
    api('/system/notice/unread'),
    secured(null, async (call) => {
      const unread = (await unreadOf(call)).map(({ noticeId }) => noticeId);
      return ok({ count: unread.length, noticeIds: unread });
    }),
  ),
  http.post(
    api('/system/notice/readAll'),
    secured(null, async (call) => {
      for (const row of await unreadOf(call)) await notices.update(row.noticeId, readBy(row, call));
      return ok();
    }),
  ),
  ...crud({
    path: '/system/notice',
    table: notices,
    permission: 'system:notice',
    verbs: ['save', 'update', 'remove'],
    readOnly: ['publishStatus', 'publishTime', 'readCount', 'readers', 'recipient', 'kind'],
    required: ['noticeContent', 'scope'],
    fresh: () => ({ publishStatus: '0' as const, readCount: 0, readers: [] }),
    refuses: ({ row, next }) => {
      if (row && !isOpen(row.publishStatus)) return NOT_ALLOWED;
      return SCRIPT_SIGNS.test(next.noticeTitle ?? '') ? '公告标题不能包含脚本字符' : undefined;
    },
  }),
  act({
    path: '/system/notice',
    table: notices,
    verb: 'publish',
    permission: 'system:notice:publish',
    change: (row, body) => {
      const move = body.publishStatus === '1' ? noticeMoves.publish : noticeMoves.withdraw;
      const publishStatus = moved(move, row.publishStatus) as NoticeRow['publishStatus'];
      if (publishStatus === '2') return { publishStatus };
      const planned = textOf(body, 'publishTime');
      if (planned && planned <= timestamp()) refuse('定时发布的时间必须晚于当前时间');
      return { publishStatus, publishTime: planned || timestamp() };
    },
  }),
  act({
    path: '/system/notice',
    table: notices,
    verb: 'read',
    permission: null,
    change: (row, _body, call) => {
      return isMeantFor(call)(row) && !row.readers.includes(call.user.userId) ? readBy(row, call) : {};
    },
  }),
];
