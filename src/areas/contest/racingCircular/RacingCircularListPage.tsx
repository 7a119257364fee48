import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { day, listAddress, oneOf, text } from '@/shared/list/listAddress';
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
    circularType: oneOf('1', '2', '3', '4'),
    publishStatus: oneOf('0', '1', '2'),
    competitionId: text,
    beginTime: day,
    endTime: day,
  },
  sortable: ['id', 'publishTime', 'viewCount'],
  defaultSort: { field: 'id', order: 'desc' },
});

const to = (place: 'racingCircularDetail' | 'racingCircularEdit', { id }: Circular) =>
  `/contest/${place}?id=${encodeURIComponent(id)}`;

/** The circulars of the contests: written, published and withdrawn. */
export default function RacingCircularListPage() {
  const { t } = useTranslation(['contest', 'shared']);
  const navigate = useNavigate();
  const movesOf = useCircularActions();
  const remove = useRemove(circulars, ({ title }) => title);

  const columns: ProColumns<Circular>[] = [
    { dataIndex: 'id', title: 'ID', search: false, sorter: true },
    {
      dataIndex: 'title',
      title: t('racingCircular.name'),
      render: (_, circular) => (
        <Link to={to('racingCircularDetail', circular)}>
          <bdi>{circular.title}</bdi>
        </Link>
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
          {
            label: t('shared:action.detail'),
            permission: 'contest:racingCircular:get',
            onClick: () => navigate(to('racingCircularDetail', circular)),
          },
          ...movesOf(circular),
          ...(isOpen(circular.publishStatus)
            ? [
                {
                  label: t('shared:action.edit'),
                  permission: 'contest:racingCircular:edit',
                  onClick: () => navigate(to('racingCircularEdit', circular)),
                },
                {
                  label: t('shared:action.remove'),
                  permission: 'contest:racingCircular:remove',
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
          navigate(circular === 'new' ? '/contest/racingCircularAdd' : to('racingCircularEdit', circular))
        }
      />
      <CrudTable
        api={circulars}
        address={address}
        columns={columns}
        nameOf={({ title }) => title}
        title={t('racingCircular.title')}
        toolbar={
          <NewButton permission="contest:racingCircular:add" onClick={() => navigate('/contest/racingCircularAdd')} />
        }
        batch={(rows, clear) => (
          <RemoveSelected permission="contest:racingCircular:remove" remove={() => remove(rows)} clear={clear} />
        )}
        fixedRows={({ publishStatus }) => !isOpen(publishStatus)}
      />
    </>
  );
}
