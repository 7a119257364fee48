import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Can } from '@/shared/auth/Can';
import { CrudTable } from '@/shared/list/CrudTable';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { BatchDecision } from '@/shared/review/decision/BatchDecision';
import { ExportButton } from '@/shared/list/transfer/ExportButton';
import { ContestHead } from '../competition/ContestHead';
import { type Registration, registrations } from './registration.api';
import { registrationKind } from './registration.kind';
import { RegistrationDrawer } from './RegistrationDrawer';
import { type ChosenMove, RegistrationMoveModal } from './RegistrationMoveModal';
import { useRegistrationActions } from './useRegistrationActions';
import { useRegistrationColumns } from './useRegistrationColumns';
import { usePresets } from './usePresets';

const address = listAddress({
  filters: {
    competitionId: text,
    realName: text,
    registerNo: text,
    phone: text,
    groupType: entry,
    unitName: text,
    payStatus: entry,
    beginTime: day,
    endTime: day,
  },
  tab: { field: 'registerStatus', values: ['0', '1', '4', '5', '2', '3'] },
  sortable: ['registerTime', 'bestSpeed', 'rank'],
  defaultSort: ({ registerStatus }) => ({ field: 'registerTime', order: registerStatus === '0' ? 'asc' : 'desc' }),
});

/** The list of registrations, of one contest with `?competitionId=`, otherwise of all. */
export default function RegistrationListPage() {
  const competitionId = useSearchParams()[0].get('competitionId') ?? undefined;
  // The key resets the selection when the contest changes.
  return <Registrations key={competitionId ?? ''} competitionId={competitionId} />;
}

function Registrations({ competitionId }: { competitionId: string | undefined }) {
  // Loads `review` for the batch decision too: loading it later would suspend and blank the page while the user selects
  // rows.
  const { t } = useTranslation(['contest', 'shared', 'review']);
  const [shown, setShown] = useState<Registration>();
  const [chosen, setChosen] = useState<ChosenMove>();
  const presets = usePresets('reject');
  const actionsOf = useRegistrationActions(setShown, setChosen);
  const columns = useRegistrationColumns(competitionId === undefined);
  const list = { api: registrations, address, columns, title: t('registration.title') };
  return (
    <>
      {competitionId !== undefined && <ContestHead id={competitionId} />}
      <CrudTable
        {...list}
        states="biz_registration_status"
        actions={(row) => actionsOf(row)}
        nameOf={({ realName, registerNo }) => `${realName} ${registerNo ?? ''}`}
        toolbar={<ExportButton {...list} permission="contest:registration:export" />}
        batch={(rows, clear) => (
          <Can permission="contest:registration:audit">
            <BatchDecision kind={registrationKind} rows={rows} presets={presets} onDone={clear} />
          </Can>
        )}
      />
      {shown && (
        <RegistrationDrawer
          registration={shown}
          actionsOf={(row) => actionsOf(row).slice(1)}
          onClose={() => setShown(undefined)}
        />
      )}
      {chosen && <RegistrationMoveModal {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
