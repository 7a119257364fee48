import type { Permission } from '@/shared/vocabulary/permission';
import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/form/drafts/DraftOffer';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { linked } from '@/shared/list/actions/linked';
import { useGoTo, useMenuLink } from '@/shared/menu/links';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import { MenuLink } from '@/shared/menu/MenuLink';
import { NewButton } from '@/shared/list/actions/NewButton';
import { RemoveSelected } from '@/shared/list/actions/RemoveSelected';
import { useRemove } from '@/shared/list/actions/useRemove';
import { isOpen } from '@/shared/transitions/publishMoves';
import { type Notice, notices } from './notice.api';
import { NoticeState } from './NoticeState';
import { useNoticeActions } from './useNoticeActions';

const address = listAddress({
  filters: {
    noticeTitle: text,
    noticeType: entry,
    publishStatus: entry,
    scope: entry,
    status: entry,
    createBy: text,
    beginTime: day,
    endTime: day,
  },
  sortable: ['noticeId', 'publishTime', 'readCount', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});

/** The list of notices with their read counts; notices are published now or at a future time, and withdrawn. */
export default function NoticeListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const goTo = useGoTo();
  const to = (label: string, permission: Permission, key: MenuKey, { noticeId }: Notice) =>
    linked(linkOf(key, { id: noticeId }), { label, permission, onClick: (address) => navigate(address) });
  const { movesOf, asking } = useNoticeActions();
  const remove = useRemove(notices, (notice) => notice.noticeTitle);

  const columns: Column<Notice>[] = [
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

  return (
    <>
      <DraftOffer<Notice>
        path={notices.path}
        onResume={(notice) => (notice === 'new' ? goTo('noticeAdd') : goTo('noticeEdit', { id: notice.noticeId }))}
      />
      <CrudTable
        api={notices}
        address={address}
        columns={columns}
        actions={(notice) => [
          ...to(t('shared:action.edit'), 'system:notice:edit', 'noticeEdit', notice).map((action) => ({
            ...action,
            disabledReason: !isOpen(notice.publishStatus) && t('shared:crud.off.closed'),
          })),
          ...movesOf(notice),
          ...to(t('notice.read'), 'system:notice:get', 'noticeDetail', notice),
          {
            label: t('shared:action.remove'),
            permission: 'system:notice:remove',
            danger: true,
            disabledReason: !isOpen(notice.publishStatus) && t('shared:crud.off.stays'),
            onClick: () => remove([notice]),
          },
        ]}
        nameOf={(notice) => notice.noticeTitle}
        title={t('notice.title')}
        create={
          linkOf('noticeAdd') !== undefined && (
            <NewButton permission="system:notice:add" onClick={() => goTo('noticeAdd')} />
          )
        }
        batch={(rows, clear) => (
          <RemoveSelected permission="system:notice:remove" remove={() => remove(rows)} clear={clear} />
        )}
      />
      {asking}
    </>
  );
}
