import type { Permission } from '@/shared/vocabulary/permission';
import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { linked } from '@/shared/actions/linked';
import { useGoTo, useMenuLink } from '@/shared/menu/links';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import { MenuLink } from '@/shared/menu/MenuLink';
import { NewButton } from '@/shared/actions/NewButton';
import { RemoveSelected } from '@/shared/actions/RemoveSelected';
import { RowActions } from '@/shared/actions/RowActions';
import { rangeColumn } from '@/shared/list/searchForm';
import { useRemove } from '@/shared/actions/useRemove';
import { dictColumn } from '@/shared/dict/dictColumn';
import { isOpen } from '@/shared/states/publishMoves';
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

  const columns: ProColumns<Notice>[] = [
    { dataIndex: 'noticeId', title: 'ID', search: false, sorter: true },
    {
      dataIndex: 'noticeTitle',
      title: t('notice.noticeTitle'),
      render: (_, notice) => (
        <MenuLink to="noticeDetail" query={{ id: notice.noticeId }}>
          <bdi>{notice.noticeTitle}</bdi>
        </MenuLink>
      ),
    },
    dictColumn('sys_notice_type', 'noticeType', t('notice.noticeType')),
    dictColumn('biz_notice_scope', 'scope', t('notice.scope')),
    {
      ...dictColumn<Notice>('biz_publish_status', 'publishStatus', t('notice.publishStatus')),
      render: (_, notice) => <NoticeState notice={notice} />,
    },
    { dataIndex: 'publishTime', title: t('notice.publishTime'), search: false, sorter: true },
    rangeColumn(t('notice.publishTime')),
    { dataIndex: 'readCount', title: t('notice.readCount'), search: false, sorter: true, align: 'right' },
    { ...dictColumn<Notice>('sys_yes_no', 'isTop', t('notice.isTop')), search: false },
    dictColumn('sys_notice_status', 'status', t('notice.status')),
    { dataIndex: 'createBy', title: t('notice.createBy') },
    { dataIndex: 'createTime', title: t('shared:field.createTime'), search: false, sorter: true },
    actionsColumn(t('shared:action.actions'), (notice) => (
      <RowActions
        name={notice.noticeTitle}
        actions={[
          ...to(t('notice.read'), 'system:notice:get', 'noticeDetail', notice),
          ...(isOpen(notice.publishStatus)
            ? to(t('shared:action.edit'), 'system:notice:edit', 'noticeEdit', notice)
            : []),
          ...movesOf(notice),
          ...(isOpen(notice.publishStatus)
            ? [
                {
                  label: t('shared:action.remove'),
                  permission: 'system:notice:remove' as const,
                  danger: true,
                  onClick: () => remove([notice]),
                },
              ]
            : []),
        ]}
      />
    )),
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
        nameOf={(notice) => notice.noticeTitle}
        title={t('notice.title')}
        toolbar={
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
