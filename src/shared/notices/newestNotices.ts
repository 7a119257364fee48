import { z } from 'zod';
import { keysOf } from '@/shared/api/queryKeys';
import { crudApi } from '@/shared/api/crudApi';
import { dateTime, id } from '@/shared/api/fields';

const attachmentSchema = z.object({ name: z.string(), url: z.string(), size: z.number().optional() });

/** A published notice as its readers receive it (docs/contract#3.4.29). */
export const noticeSchema = z.object({
  noticeId: id,
  noticeTitle: z.string(),
  noticeType: z.string().nullish(),
  isTop: z.string().nullish(),
  /**
   * `audit` (about the reader's request) and `todo` (about a task) go to this reader only; public notices have no kind.
   */
  kind: z.string().nullish(),
  /** The text as HTML; missing in lists. */
  noticeContent: z.string().nullish(),
  attachments: z.array(attachmentSchema).nullish(),
  publishTime: dateTime.nullish(),
});
export type ReaderNotice = z.infer<typeof noticeSchema>;

/** The newest and the pinned notices of a reader, pinned notices first; `total` is the number of all notices. */
export interface NewestNotices {
  records: ReaderNotice[];
  total: number;
}

/** The notices as their readers receive them. The filter `mine` selects the notices addressed to the signed-in user. */
export const readerNotices = crudApi(noticeSchema, '/system/notice', 'noticeId');
/** The path under which the inbox caches the notices of the user. */
export const INBOX = `${readerNotices.path}/inbox`;
const PINNED = { pageSize: 5, isTop: 'Y' };
const NEWEST = { pageSize: 10 };

/**
 * The query for the pinned and the newest published notices addressed to the signed-in user. All components share its
 * cached result. The parameters `mine` and `isTop` are our proposal. A server without these parameters returns all
 * published notices.
 */
export const newestNotices = {
  queryKey: keysOf('/system/notice').call('newest'),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<NewestNotices> => {
    const page = (params: object) =>
      readerNotices.list(
        { pageNum: 1, publishStatus: '1', mine: '1', sortField: 'publishTime', sortOrder: 'desc', ...params },
        signal,
      );
    const [pinned, newest] = await Promise.all([page(PINNED), page(NEWEST)]);
    return { records: pinnedFirst(pinned.records, newest.records), total: newest.total };
  },
};

/** The pinned notices, however old, then the others, without duplicates. */
export function pinnedFirst(pinned: readonly ReaderNotice[], newest: readonly ReaderNotice[]): ReaderNotice[] {
  const all = [...pinned.filter(isPinned), ...newest.filter(isPinned), ...newest.filter((one) => !isPinned(one))];
  return [...new Map(all.map((one) => [String(one.noticeId), one])).values()];
}

export const isPinned = ({ isTop }: ReaderNotice) => isTop === 'Y';
