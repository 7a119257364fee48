import { useTranslation } from 'react-i18next';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { competitionName, competitions } from './competition.api';
import { isEditable, isRemovable } from './competition.states';
import { useCompetitionActions } from './useCompetitionActions';
import { useCompetitionColumns } from './useCompetitionColumns';

const address = listAddress({
  filters: {
    competitionName: text,
    competitionNo: text,
    competitionLevel: entry,
    language: entry,
    beginTime: day,
    endTime: day,
  },
  tab: { field: 'contestStatus', values: ['2', '3', '4', '1', '5', '0', '6'] },
  sortable: ['registerStartTime', 'startTime', 'registerFee', 'createTime'],
  defaultSort: ({ contestStatus }) => ({
    field: 'startTime',
    order: ['1', '2', '3', '4'].includes(contestStatus ?? '') ? 'asc' : 'desc',
  }),
});

/** The list of typing contests with their status and a countdown to the next one. */
export default function CompetitionListPage() {
  const { t } = useTranslation('contest');
  const [dialogs, open] = useDialogs();
  const actionsOf = useCompetitionActions(open);
  return (
    <CrudPage
      api={competitions}
      address={address}
      permission="contest:competition"
      title={t('competition.title')}
      nameOf={competitionName}
      columns={useCompetitionColumns()}
      states="biz_contest_status"
      exportable
      uneditable={({ contestStatus }) => !isEditable(contestStatus)}
      undeletable={({ contestStatus }) => !isRemovable(contestStatus)}
      rowActions={(contest, { edit, remove }) => [...edit, ...actionsOf(contest), ...remove]}
      form={{
        as: 'page',
        add: 'competitionAdd',
        edit: 'competitionEdit',
        copyQuery: (draft) => ('copyOf' in draft ? { copy: String(draft.copyOf) } : undefined),
      }}
    >
      {dialogs}
    </CrudPage>
  );
}
