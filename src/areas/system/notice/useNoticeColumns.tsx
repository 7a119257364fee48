import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { MenuLink } from '@/shared/menu/MenuLink';
import { type Notice, notices } from './notice.resource';
import { NoticeState } from './NoticeState';

/** The columns and filters of the notices. */
export function useNoticeColumns(): Column<Notice>[] {
  const { t } = useTranslation(['system', 'shared']);
  return columnsOf(t, notices, [
    {
      field: 'noticeTitle',
      filter: true,
      render: (notice) => (
        <MenuLink to="noticeDetail" query={{ id: notice.noticeId }}>
          <bdi>{notice.noticeTitle}</bdi>
        </MenuLink>
      ),
    },
    {
      field: 'publishStatus',
      filter: true,
      card: 'state',
      width: 'm',
      render: (notice) => <NoticeState notice={notice} />,
    },
    { field: 'publishTime', filter: true, sort: true },
    { field: 'noticeType', filter: true },
    { field: 'scope', filter: true },
    { field: 'readCount', sort: true },
    'isTop',
    { field: 'status', filter: true },
    { field: 'createBy', filter: true },
    { field: 'createTime', sort: true },
    { field: 'noticeId', title: 'ID', sort: true, width: 's' },
  ]);
}
