import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { MenuLink } from '@/shared/menu/MenuLink';
import type { Notice } from './notice.api';
import { NoticeState } from './NoticeState';

/** The columns and filters of the notices. */
export function useNoticeColumns(): Column<Notice>[] {
  const { t } = useTranslation(['system', 'shared']);
  return [
    {
      field: 'noticeTitle',
      title: t('notice.noticeTitle'),
      filter: true,
      render: (notice) => (
        <MenuLink to="noticeDetail" query={{ id: notice.noticeId }}>
          <bdi>{notice.noticeTitle}</bdi>
        </MenuLink>
      ),
    },
    {
      field: 'publishStatus',
      title: t('notice.publishStatus'),
      dict: 'biz_publish_status',
      filter: true,
      card: 'state',
      width: 'm',
      render: (notice) => <NoticeState notice={notice} />,
    },
    { field: 'publishTime', title: t('notice.publishTime'), filter: true, kind: 'time', sort: true },
    { field: 'noticeType', title: t('notice.noticeType'), dict: 'sys_notice_type', filter: true },
    { field: 'scope', title: t('notice.scope'), dict: 'biz_notice_scope', filter: true },
    { field: 'readCount', title: t('notice.readCount'), kind: 'number', sort: true },
    { field: 'isTop', title: t('notice.isTop'), dict: 'sys_yes_no' },
    { field: 'status', title: t('notice.status'), dict: 'sys_notice_status', filter: true },
    { field: 'createBy', title: t('notice.createBy'), filter: true },
    { field: 'createTime', title: t('shared:field.createTime'), kind: 'time', sort: true },
    { field: 'noticeId', title: 'ID', sort: true, width: 's' },
  ];
}
