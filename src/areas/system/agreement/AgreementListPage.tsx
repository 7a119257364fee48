import { useTranslation } from 'react-i18next';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { agreementName, agreements } from './agreement.api';
import { AgreementDrawer } from './AgreementDrawer';
import { useAgreementActions } from './useAgreementActions';
import { useAgreementColumns } from './useAgreementColumns';

const address = listAddress({
  filters: {
    agreementType: entry,
    title: text,
    publishStatus: entry,
  },
  sortable: ['title', 'effectiveTime', 'updateTime'],
  defaultSort: { field: 'updateTime', order: 'desc' },
});

/** The list of agreement versions, with adding, editing, preview, publishing and withdrawing. */
export default function AgreementListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [dialogs, open] = useDialogs();

  return (
    <CrudPage
      api={agreements}
      address={address}
      permission="system:agreement"
      title={t('agreement.title')}
      nameOf={agreementName}
      columns={useAgreementColumns()}
      uneditable={({ publishStatus }) => publishStatus === '1'}
      undeletable={({ publishStatus }) => publishStatus !== '0'}
      rowActions={useAgreementActions(open)}
      form={({ row, close }) => <AgreementDrawer agreement={row} onClose={close} />}
    >
      {dialogs}
    </CrudPage>
  );
}
