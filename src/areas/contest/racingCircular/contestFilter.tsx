import { useQuery } from '@tanstack/react-query';
import { keysOf } from '@/shared/api/queryKeys';
import { RemoteSelect } from '@/shared/form/fields/RemoteSelect';
import type { OwnFilter } from '@/shared/list/column';
import { competitionName, findCompetitions } from './competitions.api';

const SOURCE = 'contest competitions';

/** The filter by a contest, of which there are too many to list. */
export const contestFilter: OwnFilter = {
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
