import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/form/drafts/DraftOffer';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { NewButton } from '@/shared/list/actions/NewButton';
import { useGoTo, useMenuLink } from '@/shared/menu/links';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';
import { ExportButton } from '@/shared/list/transfer/ExportButton';
import { type Competition, competitions } from './competition.api';
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

/** Preset reasons to cancel. */
const PRESETS = ['few', 'weather', 'site'] as const;

/** The list of typing contests with their status and a countdown to the next one. */
export default function CompetitionListPage() {
  const { t } = useTranslation(['contest', 'shared']);
  const goTo = useGoTo();
  const mayAdd = useMenuLink()('competitionAdd') !== undefined;
  const [cancelling, setCancelling] = useState<Competition>();
  const actionsOf = useCompetitionActions(setCancelling);
  const columns = useCompetitionColumns();
  const resume = (row: Partial<Competition> & { copyOf?: unknown }) =>
    row.copyOf === undefined
      ? goTo('competitionEdit', { id: row.id })
      : goTo('competitionAdd', { copy: String(row.copyOf) });
  const list = { api: competitions, address, columns, title: t('competition.title') };
  return (
    <>
      <DraftOffer<Competition>
        path={competitions.path}
        onResume={(row) => (row === 'new' ? goTo('competitionAdd') : resume(row))}
      />
      <CrudTable
        {...list}
        states="biz_contest_status"
        actions={(contest) => actionsOf(contest)}
        nameOf={(contest) => contest.competitionName}
        toolbar={<ExportButton {...list} permission="contest:competition:export" />}
        create={mayAdd && <NewButton permission="contest:competition:add" onClick={() => goTo('competitionAdd')} />}
      />
      {cancelling && (
        <ReasonModal
          path={competitions.path}
          title={t('competition.cancelTitle', { name: cancelling.competitionName })}
          label={t('competition.cancelReason')}
          okText={t('competition.cancel')}
          kind="competition.cancel"
          presets={PRESETS.map((preset) => t(`competition.cancelPresets.${preset}`))}
          run={(reason) => competitions.act('cancel', { id: cancelling.id, reason })}
          onClose={() => setCancelling(undefined)}
        >
          <p>{t('competition.cancelAsk', { count: cancelling.registerCount ?? 0 })}</p>
        </ReasonModal>
      )}
    </>
  );
}
