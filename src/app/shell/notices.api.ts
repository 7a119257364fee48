import { z } from 'zod';
import { crudApi } from '@/shared/api/crudApi';

/** A notice as the header shows it (contract 3.4.29). */
const noticeSchema = z.looseObject({
  noticeId: z.union([z.number(), z.string()]),
  noticeTitle: z.string(),
  publishTime: z.string().nullish(),
});

const notices = crudApi(noticeSchema, '/system/notice', 'noticeId');

/** The newest published notices. */
export const newestNotices = (signal: AbortSignal) =>
  notices.list({ pageNum: 1, pageSize: 10, publishStatus: '1', sortField: 'publishTime', sortOrder: 'desc' }, signal);
