import { z } from 'zod';
import { crudApi } from '@/shared/api/crudApi';
import { id } from '@/shared/api/fields';
import { publishMoves } from '@/shared/states/publishMoves';

/** The longest text of a notice, in characters of HTML (docs/contract#3.4.29). */
export const LONGEST_NOTICE = 20_000;

/** Signs of a script in a title, which the family refuses (its @Xss). */
export const SCRIPT_SIGNS = /<\S[^>]*>?/;

const text = z.string().nullish();

/** A notice (docs/contract#3.4.29); `noticeContent` is HTML. */
export const noticeSchema = z.looseObject({
  noticeId: id,
  noticeTitle: z.string().max(50),
  noticeType: z.string().max(1),
  noticeContent: z.string().max(LONGEST_NOTICE).nullish(),
  /** 0 shown, 1 closed: a closed one is read by nobody although it is published. */
  status: z.string().max(1),
  scope: z.string().max(1).nullish(),
  cover: z.string().max(255).nullish(),
  isTop: z.enum(['Y', 'N']).nullish(),
  attachments: z.array(z.looseObject({ name: z.string(), url: z.string(), size: z.number().optional() })).nullish(),
  publishStatus: z.enum(['0', '1', '2']),
  /** When it was published, or in the future: when its readers begin to see it. */
  publishTime: text,
  readCount: z.number().nullish(),
  createBy: text,
  createTime: text,
  remark: z.string().max(255).nullish(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** The notices. */
export const notices = crudApi(noticeSchema, '/system/notice', 'noticeId');

export const noticeMoves = publishMoves('system:notice:publish');

/** Publishes a notice now, or at a moment to come (`YYYY-MM-DD HH:mm:ss`; proposed: the contract has the time alone). */
export const publish = (noticeId: Notice['noticeId'], publishTime?: string | null) =>
  notices.act('publish', { noticeId, publishStatus: '1', ...(publishTime && { publishTime }) });

/** Takes a notice back from its readers. */
export const withdraw = (noticeId: Notice['noticeId']) => notices.act('publish', { noticeId, publishStatus: '2' });

/** Tells that the person signed in has read a notice; each reader counts once. Proposed. */
export const markRead = (noticeId: Notice['noticeId']) => notices.act('read', { noticeId });
