import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import type { Column, OwnFilter } from '@/shared/list/column';
import { MenuLink } from '@/shared/menu/MenuLink';
import { type Circular, circulars } from './circular.resource';
import { useQuery } from '@tanstack/react-query';
import { keysOf } from '@/shared/api/queryKeys';
import { RemoteSelect } from '@/shared/form/fields/RemoteSelect';
import { competitionName, findCompetitions } from './competitions.api';

const SOURCE = 'contest competitions';

/** The filter by contest. The user searches contests on the server, because there are too many to list. */
const contestFilter: OwnFilter = {
  name: 'competitionId',
  control: ({ value, onChange, ...field }) => (
    <RemoteSelect
      {...field}
      value={value}
      source={SOURCE}
      search={findCompetitions}
      nameOf={competitionName}
      onChange={(id) => onChange?.(id === null || id === undefined ? undefined : String(id))}
    />
  ),
  valueLabel: (value) => <ContestName id={value} />,
};

function ContestName({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: keysOf(SOURCE).record(id),
    queryFn: ({ signal }) => competitionName(id, signal),
  });
  return data ?? id;
}

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
