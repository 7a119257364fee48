import { addressOf } from '@/shared/list/addressOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { possibleFirst } from '@/shared/list/actions/RowActions';
import { competitions } from './competition.resource';
import { isEditable, isRemovable } from './competition.states';
import { useCompetitionActions } from './useCompetitionActions';
import { useCompetitionColumns } from './useCompetitionColumns';

/** The list of typing contests, each with its status and a countdown to its next status. */
export default function CompetitionListPage() {
  const actionsOf = useCompetitionActions();
  const columns = useCompetitionColumns();
  const address = addressOf(columns, {
    tab: { field: 'contestStatus', values: ['2', '3', '4', '1', '5', '0', '6'] },
    defaultSort: ({ contestStatus }) => ({
      field: 'startTime',
      order: ['1', '2', '3', '4'].includes(contestStatus ?? '') ? 'asc' : 'desc',
    }),
  });
  return (
    <CrudPage
      api={competitions}
      address={address}
      columns={columns}
      states="biz_contest_status"
      exportable
      uneditable={({ contestStatus }) => !isEditable(contestStatus)}
      undeletable={({ contestStatus }) => !isRemovable(contestStatus)}
      rowActions={(contest, { edit, remove }) => possibleFirst([...edit, ...actionsOf(contest), ...remove])}
      form={{
        as: 'page',
        add: 'competitionAdd',
        edit: 'competitionEdit',
        copyQuery: (draft) => ('copyOf' in draft ? { copy: String(draft.copyOf) } : undefined),
      }}
    />
  );
}
