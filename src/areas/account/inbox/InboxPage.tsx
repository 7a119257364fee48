import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@/shared/list/addressOf';
import { CrudTable } from '@/shared/list/CrudTable';
import type { Column } from '@/shared/list/column';
import { NoticeLink } from '@/shared/notices/NoticeLink';
import { isPinned, newestNotices, type ReaderNotice } from '@/shared/notices/newestNotices';
import { isUnread, markAllRead, markRead, readState } from '@/shared/notices/readState.api';
import { useErrorText } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { inbox } from './inbox';

/** All notices the user received, read and unread; the bell shows only the newest. */
export default function InboxPage() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const errorText = useErrorText();
  const { data: state } = useQuery(readState);
  const { data: newest } = useQuery(newestNotices);
  const again = () => client.invalidateQueries({ queryKey: inbox.keys.lists });
  const failed = (error: unknown) => notify.error(errorText(error));
  const one = useMutation({ mutationFn: markRead.bind(null, client), onSuccess: again, onError: failed });
  const all = useMutation({
    mutationFn: () => markAllRead(client, newest?.records ?? []),
    onSuccess: again,
    onError: failed,
  });
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
      filter: { options: states },
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
