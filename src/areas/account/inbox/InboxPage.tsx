import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@/shared/list/addressOf';
import { CrudTable } from '@/shared/list/CrudTable';
import type { Column } from '@/shared/list/column';
import { NoticeLink } from '@/shared/notices/NoticeLink';
import {
  INBOX,
  isPinned,
  newestNotices,
  noticeSchema,
  type ReaderNotice,
  readerNotices,
} from '@/shared/notices/newestNotices';
import { isUnread, markAllRead, markRead, readState } from '@/shared/notices/readState.api';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import type { Resource } from '@/shared/resource/resource';
import { queryClient } from '@/shared/api/queryClient';
import { keysOf } from '@/shared/api/queryKeys';
import { eachPage } from '@/shared/list/eachPage';

/** All notices that the user has received, read and unread. The bell shows only the newest notices. */
export default function InboxPage() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const { data: state } = useQuery(readState);
  const { data: newest } = useQuery(newestNotices);
  const failed = (error: unknown) => notify.error(errorTextNow(error));
  const one = useMutation({ mutationFn: markRead.bind(null, client), onError: failed });
  const all = useMutation({ mutationFn: () => markAllRead(client, newest?.records ?? []), onError: failed });
  const unread = (notice: ReaderNotice) => state !== undefined && isUnread(state, notice);
  const states = [
    { value: '0', label: t('inbox.unread') },
    { value: '1', label: t('inbox.read') },
  ];

  const columns: Column<ReaderNotice>[] = [
    {
      field: 'noticeTitle',
      title: t('inbox.name'),
      filter: true,
      render: (notice) => (
        <>
          {isPinned(notice) && <Tag>{t('inbox.pinned')}</Tag>}
          <span style={{ fontWeight: unread(notice) ? 600 : undefined }}>
            <NoticeLink notice={notice} />
          </span>
        </>
      ),
    },
    {
      key: 'read',
      title: t('inbox.state'),
      filter: { options: states, isPlain: true },
      card: 'state',
      width: 's',
      text: (notice) => states[unread(notice) ? 0 : 1]?.label,
    },
    { field: 'noticeType', title: t('inbox.kind'), dict: 'sys_notice_type', filter: true, card: 'fact' },
    { field: 'publishTime', title: t('inbox.time'), kind: 'time', sort: true, card: 'fact' },
  ];
  const address = addressOf(columns);
  return (
    <CrudTable
      api={inbox}
      address={address}
      columns={columns}
      actions={(notice) => [
        {
          label: t('inbox.mark'),
          disabledReason: unread(notice) ? false : t('inbox.wasRead'),
          onClick: () => one.mutate(notice.noticeId),
        },
      ]}
      toolbar={
        <Button loading={all.isPending} onClick={() => all.mutate()}>
          {t('inbox.markAll')}
        </Button>
      }
    />
  );
}

/** Rows per request. `MAX_NOTICES` limits how many notices are fetched when the user filters by read or unread. */
const PAGE = 200;
const MAX_NOTICES = 1000;

/**
 * The notices addressed to the user, as a resource with its own `list`. The filter `read` is 0 for unread and 1 for
 * read notices. The client applies the filter, because the user's read state is not in the notices.
 */
const inbox: Resource<ReaderNotice> = {
  ...readerNotices,
  schema: noticeSchema,
  permission: 'system:notice',
  messages: 'account:inbox',
  nameOf: ({ noticeTitle }) => noticeTitle,
  path: INBOX,
  keys: keysOf(INBOX),
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
