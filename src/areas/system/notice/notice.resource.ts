import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { changeShape, dateTime, id, entry, yesNo, noted } from '@/shared/api/fields';
import { publishMoves } from '@/shared/resource/transitions/publishMoves';

/** The max length of a notice's text, in characters of HTML (docs/contract#3.4.29). */
export const LONGEST_NOTICE = 20_000;

/** Matches a `<` that could begin an HTML tag in a title. The server rejects such titles (its annotation @Xss). */
export const SCRIPT_SIGNS = /<\S[^>]*>?/;

const text = z.string().nullish();

/** A notice (docs/contract#3.4.29); `noticeContent` is HTML. */
export const noticeSchema = z.object({
  noticeId: id,
  noticeTitle: z.string().max(50),
  noticeType: entry('sys_notice_type', 1),
  noticeContent: z.string().max(LONGEST_NOTICE).nullish(),
  /** The status: 0 open, 1 closed. Nobody can read a closed notice, even if it is published. */
  status: entry('sys_notice_status', 1),
  scope: entry('biz_notice_scope', 1).nullish(),
  /**
   * The kind of message, which is a value of the notification settings (our proposal). An `audit` notice, about a
   * request of the user, and a `todo` notice, about the user's work, are for a single user. A notice without a kind is
   * for everybody in its scope.
   */
  kind: z.string().max(10).nullish(),
  cover: z.string().max(255).nullish(),
  isTop: yesNo.nullish(),
  attachments: z.array(z.object({ name: z.string(), url: z.string(), size: z.number().optional() })).nullish(),
  publishStatus: z.enum(['0', '1', '2']).register(noted, { dict: 'biz_publish_status' }),
  /** The time of publishing. If it is in the future, readers see the notice from that time on. */
  publishTime: dateTime.nullish(),
  readCount: z.number().nullish(),
  createBy: text,
  createTime: dateTime.nullish(),
  remark: z.string().max(255).nullish(),
  ...changeShape,
});
export type Notice = z.infer<typeof noticeSchema>;

export const notices = resource({
  schema: noticeSchema,
  path: '/system/notice',
  id: 'noticeId',
  permission: 'system:notice',
  nameOf: ({ noticeTitle }) => noticeTitle,
});

export const noticeMoves = publishMoves('system:notice:publish');

/**
 * Publishes a notice now, or at a future `publishTime` (`YYYY-MM-DD HH:mm:ss`). Setting `publishTime` is our proposal,
 * because the contract's `publishTime` is read-only.
 */
export const publish = (noticeId: Notice['noticeId'], publishTime?: string | null, key?: string) =>
  notices.act('publish', { noticeId, publishStatus: '1', ...(publishTime && { publishTime }) }, key);

/** Withdraws a notice, so that readers can no longer see it. */
export const withdraw = (noticeId: Notice['noticeId']) => notices.act('publish', { noticeId, publishStatus: '2' });
