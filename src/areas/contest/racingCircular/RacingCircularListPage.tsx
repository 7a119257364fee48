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
import { type Circular, circulars } from './circular.api';
import { contestFilter } from './contestFilter';
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

  const columns: Column<Circular>[] = [
    {
      field: 'title',
      title: t('racingCircular.name'),
      filter: true,
      render: (circular) => (
        <MenuLink to="racingCircularDetail" query={{ id: circular.id }}>
          <bdi>{circular.title}</bdi>
        </MenuLink>
      ),
    },
    {
      field: 'publishStatus',
      title: t('shared:field.status'),
      dict: 'biz_publish_status',
      filter: true,
      card: 'state',
    },
    { field: 'publishTime', title: t('racingCircular.publishTime'), filter: true, kind: 'time', sort: true },
    { field: 'circularType', title: t('racingCircular.circularType'), dict: 'biz_circular_type', filter: true },
    {
      field: 'competitionName',
      title: t('racingCircular.competitionName'),
      width: 'l',
      filter: contestFilter,
    },
    { field: 'viewCount', title: t('racingCircular.viewCount'), kind: 'number', sort: true },
    { field: 'isTop', title: t('racingCircular.isTop'), dict: 'sys_yes_no' },
    { field: 'publishBy', title: t('racingCircular.publishBy') },
    { field: 'id', title: 'ID', sort: true, width: 's' },
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
        actions={(circular) => [
          ...to(t('shared:action.edit'), 'contest:racingCircular:edit', 'racingCircularEdit', circular).map(
            (action) => ({ ...action, disabledReason: !isOpen(circular.publishStatus) && t('shared:crud.off.closed') }),
          ),
          ...movesOf(circular),
          ...to(t('shared:action.detail'), 'contest:racingCircular:get', 'racingCircularDetail', circular),
          {
            label: t('shared:action.remove'),
            permission: 'contest:racingCircular:remove',
            danger: true,
            disabledReason: !isOpen(circular.publishStatus) && t('shared:crud.off.stays'),
            onClick: () => remove([circular]),
          },
        ]}
        nameOf={({ title }) => title}
        title={t('racingCircular.title')}
        create={
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
