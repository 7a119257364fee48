import { keysOf } from '@/shared/api/queryKeys';
import { z } from 'zod';
import { crudApi } from '@/shared/api/crudApi';
import { dateTime, id } from '@/shared/api/fields';

/** A published notice as its readers get it (docs/contract#3.4.29). */
const noticeSchema = z.looseObject({
  noticeId: id,
  noticeTitle: z.string(),
  publishTime: dateTime.nullish(),
});

const notices = crudApi(noticeSchema, '/system/notice', 'noticeId');

/**
 * The query for the newest published notices addressed to the person signed in, cached for all components that show
 * them. The parameter `mine` is our proposal: a server that ignores it returns all published notices.
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
