import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { MenuLink } from '@/shared/menu/MenuLink';
import type { Circular } from './circular.api';
import { contestFilter } from './contestFilter';

/** The columns and filters of the circulars. */
export function useCircularColumns(): Column<Circular>[] {
  const { t } = useTranslation(['contest', 'shared']);
  return [
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
}
