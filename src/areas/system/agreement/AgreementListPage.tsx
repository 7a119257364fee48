import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { agreements } from './agreement.resource';
import { AgreementDrawer } from './AgreementDrawer';
import { useAgreementActions } from './useAgreementActions';

/** The list of agreement versions, with adding, editing, preview, publishing and withdrawing. */
export default function AgreementListPage() {
  const { t } = useTranslation(['system', 'shared']);

  const columns = columnsOf(t, agreements, [
    { field: 'title', title: t('agreement.titleField'), filter: true, sort: true },
    { field: 'publishStatus', title: t('shared:field.status'), filter: true, card: 'state' },
    { field: 'version', width: 's' },
    { field: 'effectiveTime', sort: true },
    { field: 'agreementType', filter: true, width: 'm' },
    'forceAgree',
    { field: 'updateTime', sort: true },
    'updateBy',
  ]);
  return (
    <CrudPage
      api={agreements}
      columns={columns}
      defaultSort={{ field: 'updateTime', order: 'desc' }}
      uneditable={({ publishStatus }) => publishStatus === '1'}
      undeletable={({ publishStatus }) => publishStatus !== '0'}
      rowActions={useAgreementActions()}
      form={({ row, close }) => <AgreementDrawer agreement={row} onClose={close} />}
    />
  );
}
