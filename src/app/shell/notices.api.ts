import { z } from 'zod';
import { crudApi } from '@/shared/api/crudApi';
import { request } from '@/shared/api/http';

/** A notice as the header shows it (contract 3.4.29). */
const noticeSchema = z.looseObject({
  noticeId: z.union([z.number(), z.string()]),
  noticeTitle: z.string(),
  publishTime: z.string().nullish(),
});

const notices = crudApi(noticeSchema, '/system/notice', 'noticeId');

/**
 * The newest published notices that are meant for the person signed in; `mine` says so and is proposed: a server without
 * it answers all that are published.
 */
export const newestNotices = (signal: AbortSignal) =>
  notices.list(
    { pageNum: 1, pageSize: 10, publishStatus: '1', mine: '1', sortField: 'publishTime', sortOrder: 'desc' },
    signal,
  );

const SEEN = '/system/notify/seen';

/** The publish time of the newest notice somebody has read, '' for none. Proposed: the specification names the icon only. */
export const noticesSeen = async (signal: AbortSignal): Promise<string> =>
  z.object({ time: z.string().nullish() }).parse(await request({ url: SEEN, signal, quiet: true })).time ?? '';

/** Keeps up to which notice somebody has read. */
export const keepNoticesSeen = (time: string) => request({ method: 'post', url: SEEN, data: { time }, quiet: true });
