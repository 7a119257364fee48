import type { Resource } from '@/shared/resource/resource';
import { queryClient } from '@/shared/api/queryClient';
import { keysOf } from '@/shared/api/queryKeys';
import { eachPage } from '@/shared/list/eachPage';
import { noticeSchema, type ReaderNotice, readerNotices } from '@/shared/notices/newestNotices';
import { isUnread, readState } from '@/shared/notices/readState.api';

const PATH = `${readerNotices.path}/inbox`;
/** Rows per request, and the max number of notices searched for read or unread ones. */
const PAGE = 200;
const MAX_NOTICES = 1000;

/**
 * The notices addressed to the user, as a resource with its own `list`. The filter `read` is 0 for unread and 1 for
 * read notices; it is applied in the client, which compares each notice with the user's read state.
 */
export const inbox: Resource<ReaderNotice> = {
  ...readerNotices,
  schema: noticeSchema,
  permission: 'system:notice',
  messages: 'account:inbox',
  nameOf: ({ noticeTitle }) => noticeTitle,
  path: PATH,
  keys: keysOf(PATH),
  list: async ({ read, pageNum = 1, pageSize = 10, ...filters }, signal = new AbortController().signal) => {
    const mine = { publishStatus: '1', mine: '1', sortField: 'publishTime', sortOrder: 'desc', ...filters } as const;
    if (read !== '0' && read !== '1') return readerNotices.list({ ...mine, pageNum, pageSize }, signal);
    const state = await queryClient.fetchQuery(readState);
    const found: ReaderNotice[] = [];
    let seen = 0;
    for await (const { records } of eachPage(readerNotices, mine, PAGE, signal)) {
      found.push(...records.filter((notice) => isUnread(state, notice) === (read === '0')));
      seen += records.length;
      if (seen >= MAX_NOTICES) break;
    }
    const from = (pageNum - 1) * pageSize;
    return { records: found.slice(from, from + pageSize), total: found.length, current: pageNum };
  },
};
