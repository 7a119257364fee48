import { z } from 'zod';
import { crud } from '../crud';
import noticesSeed from '../seeds/notices.json';
import { defineTable } from '../table';

/** Contract 3.4.29, as far as the header reads it. */
const noticeRow = z.object({
  noticeId: z.number(),
  noticeTitle: z.string().max(50),
  noticeType: z.string(),
  noticeContent: z.string().max(20_000),
  status: z.string(),
  scope: z.string().nullish(),
  isTop: z.string().nullish(),
  publishStatus: z.string(),
  publishTime: z.string().nullish(),
  createBy: z.string().nullish(),
  createTime: z.string().nullish(),
});

/** The notices: read by everybody, written once the notice screens are there. */
export const noticeHandlers = crud({
  path: '/system/notice',
  table: defineTable({ name: 'notices', idKey: 'noticeId', schema: noticeRow, seed: () => noticesSeed }),
  permission: 'system:notice',
  permissions: { list: null, get: null },
  verbs: ['list', 'get'],
  sort: { field: 'publishTime', order: 'desc' },
  filters: { publishStatus: 'eq', noticeTitle: 'like' },
});
