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
import { RemoteSelect } from '@/shared/fields/RemoteSelect';
import { isOpen } from '@/shared/states/publishMoves';
import { type Circular, circulars } from './circular.api';
import { findCompetitions } from './competitions.api';
import { useCircularActions } from './useCircularActions';

const address = listAddress({
  filters: {
    title: text,
    circularType: entry,
    publishStatus: entry,
    competitionId: text,
    beginTime: day,
    endTime: day,
  },
  sortable: ['id', 'publishTime', 'viewCount'],
  defaultSort: { field: 'id', order: 'desc' },
});

/** The list of contest circulars: write, publish, withdraw. */
export default function RacingCircularListPage() {
  const { t } = useTranslation(['contest', 'shared']);
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const goTo = useGoTo();
  const to = (label: string, permission: Permission, key: MenuKey, { id }: Circular) =>
    linked(linkOf(key, { id }), { label, permission, onClick: (address) => navigate(address) });
  const movesOf = useCircularActions();
  const remove = useRemove(circulars, ({ title }) => title);

  const columns: ProColumns<Circular>[] = [
    { dataIndex: 'id', title: 'ID', search: false, sorter: true },
    {
      dataIndex: 'title',
      title: t('racingCircular.name'),
      render: (_, circular) => (
        <MenuLink to="racingCircularDetail" query={{ id: circular.id }}>
          <bdi>{circular.title}</bdi>
        </MenuLink>
      ),
    },
    dictColumn('biz_circular_type', 'circularType', t('racingCircular.circularType')),
    {
      dataIndex: 'competitionId',
      title: t('racingCircular.competition'),
      hideInTable: true,
      formItemRender: () => (
        <RemoteSelect
          aria-label={t('racingCircular.competition')}
          source="contest competitions"
          search={findCompetitions}
        />
      ),
    },
    { dataIndex: 'competitionName', title: t('racingCircular.competitionName'), search: false },
    { ...dictColumn<Circular>('sys_yes_no', 'isTop', t('racingCircular.isTop')), search: false },
    { dataIndex: 'publishTime', title: t('racingCircular.publishTime'), search: false, sorter: true },
    rangeColumn(t('racingCircular.publishTime')),
    { dataIndex: 'publishBy', title: t('racingCircular.publishBy'), search: false },
    { dataIndex: 'viewCount', title: t('racingCircular.viewCount'), search: false, sorter: true, align: 'right' },
    dictColumn('biz_publish_status', 'publishStatus', t('shared:field.status')),
    actionsColumn(t('shared:action.actions'), (circular) => (
      <RowActions
        name={circular.title}
        actions={[
          ...to(t('shared:action.detail'), 'contest:racingCircular:get', 'racingCircularDetail', circular),
          ...movesOf(circular),
          ...(isOpen(circular.publishStatus)
            ? [
                ...to(t('shared:action.edit'), 'contest:racingCircular:edit', 'racingCircularEdit', circular),
                {
                  label: t('shared:action.remove'),
                  permission: 'contest:racingCircular:remove' as const,
                  danger: true,
                  onClick: () => remove([circular]),
                },
              ]
            : []),
        ]}
      />
    )),
  ];

  return (
    <>
      <DraftOffer<Circular>
        path={circulars.path}
        onResume={(circular) =>
          circular === 'new' ? goTo('racingCircularAdd') : goTo('racingCircularEdit', { id: circular.id })
        }
      />
      <CrudTable
        api={circulars}
        address={address}
        columns={columns}
        nameOf={({ title }) => title}
        title={t('racingCircular.title')}
        toolbar={
          linkOf('racingCircularAdd') !== undefined && (
            <NewButton permission="contest:racingCircular:add" onClick={() => goTo('racingCircularAdd')} />
          )
        }
        batch={(rows, clear) => (
          <RemoveSelected permission="contest:racingCircular:remove" remove={() => remove(rows)} clear={clear} />
        )}
        fixedRows={({ publishStatus }) => !isOpen(publishStatus)}
      />
    </>
  );
}
