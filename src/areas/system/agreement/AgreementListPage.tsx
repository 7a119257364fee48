import { addressOf } from '@/shared/list/addressOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { agreements } from './agreement.resource';
import { AgreementDrawer } from './AgreementDrawer';
import { useAgreementActions } from './useAgreementActions';
import { useAgreementColumns } from './useAgreementColumns';

/** The list of agreement versions, with adding, editing, preview, publishing and withdrawing. */
export default function AgreementListPage() {
  const [dialogs, open] = useDialogs();

  const columns = useAgreementColumns();
  const address = addressOf(columns, { defaultSort: { field: 'updateTime', order: 'desc' } });
  return (
    <CrudPage
      api={agreements}
      address={address}
      columns={columns}
      uneditable={({ publishStatus }) => publishStatus === '1'}
      undeletable={({ publishStatus }) => publishStatus !== '0'}
      rowActions={useAgreementActions(open)}
      form={({ row, close }) => <AgreementDrawer agreement={row} onClose={close} />}
    >
      {dialogs}
    </CrudPage>
  );
}
