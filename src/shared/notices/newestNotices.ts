import { keysOf } from '@/shared/api/queryKeys';
import { z } from 'zod';
import { crudApi } from '@/shared/api/crudApi';
import { id } from '@/shared/api/fields';

/** A notice as its readers see it announced (docs/contract#3.4.29). */
const noticeSchema = z.looseObject({
  noticeId: id,
  noticeTitle: z.string(),
  publishTime: z.string().nullish(),
});

const notices = crudApi(noticeSchema, '/system/notice', 'noticeId');

/**
 * The query for the newest published notices that are meant for the person signed in, asked for once by all who show
 * them; `mine` says so and is proposed: a server without it answers all that are published.
 */
export const newestNotices = {
  queryKey: keysOf('/system/notice').call('newest'),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    notices.list(
      { pageNum: 1, pageSize: 10, publishStatus: '1', mine: '1', sortField: 'publishTime', sortOrder: 'desc' },
      signal,
    ),
  refetchInterval: 5 * 60_000,
};
