import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { MenuLink } from '@/shared/menu/MenuLink';
import { type Circular, circulars } from './circular.resource';
import { contestFilter } from './contestFilter';

/** The columns and filters of the circulars. */
export function useCircularColumns(): Column<Circular>[] {
  const { t } = useTranslation(['contest', 'shared']);
  return columnsOf(t, circulars, [
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
    { field: 'publishStatus', title: t('shared:field.status'), filter: true, card: 'state' },
    { field: 'publishTime', filter: true, sort: true },
    { field: 'circularType', filter: true },
    { field: 'competitionName', width: 'l', filter: contestFilter },
    { field: 'viewCount', sort: true },
    'isTop',
    'publishBy',
    { field: 'id', title: 'ID', sort: true, width: 's' },
  ]);
}
