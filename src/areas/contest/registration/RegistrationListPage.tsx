import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addressOf } from '@/shared/list/addressOf';
import { Can } from '@/shared/auth/Can';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { text } from '@/shared/list/listAddress';
import { BatchDecision } from '@/shared/review/decision/BatchDecision';
import { ContestHead } from '../competition/ContestHead';
import { type Registration, registrations } from './registration.resource';
import { registrationKind } from './registration.kind';
import { RegistrationDrawer } from './RegistrationDrawer';
import { usePresets } from './usePresets';
import { useRegistrationActions } from './useRegistrationActions';
import { useRegistrationColumns } from './useRegistrationColumns';

/** The list of registrations, of one contest with `?competitionId=`, otherwise of all. */
export default function RegistrationListPage() {
  const competitionId = useSearchParams()[0].get('competitionId') ?? undefined;
  // The key resets the selection and the dialogs when the contest changes.
  return <Registrations key={competitionId ?? ''} competitionId={competitionId} />;
}

function Registrations({ competitionId }: { competitionId: string | undefined }) {
  // Loads `review` for the batch decision too: loading it later would suspend and blank the page while the user selects
  // rows.
  const { t } = useTranslation(['contest', 'shared', 'review']);
  const [dialogs, open] = useDialogs();
  const actionsOf = useRegistrationActions(open);
  const presets = usePresets('reject');
  const columns = useRegistrationColumns(competitionId === undefined);
  const address = addressOf(columns, {
    more: { competitionId: text },
    tab: { field: 'registerStatus', values: ['0', '1', '4', '5', '2', '3'] },
    defaultSort: ({ registerStatus }) => ({ field: 'registerTime', order: registerStatus === '0' ? 'asc' : 'desc' }),
  });
  const show = (row: Registration) =>
    open((close) => <RegistrationDrawer registration={row} open={open} onClose={close} />);
  return (
    <CrudPage
      api={registrations}
      address={address}
      columns={columns}
      above={competitionId !== undefined && <ContestHead id={competitionId} />}
      states="biz_registration_status"
      exportable
      batch={(rows, clear) => (
        <Can permission="contest:registration:audit">
          <BatchDecision kind={registrationKind} rows={rows} presets={presets} onDone={clear} />
        </Can>
      )}
      rowActions={(row) => [
        { label: t('shared:action.detail'), permission: 'contest:registration:get', onClick: () => show(row) },
        ...actionsOf(row),
      ]}
    >
      {dialogs}
    </CrudPage>
  );
}
