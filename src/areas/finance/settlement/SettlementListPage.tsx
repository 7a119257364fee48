import { useTranslation } from 'react-i18next';
import { addressOf } from '@/shared/list/addressOf';
import { MoneyTotals } from '@/shared/list/MoneyTotals';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { GenerateModal } from './GenerateModal';
import { type Settlement, settlements } from './settlement.resource';
import { Statement } from './Statement';
import { useSettlementActions } from './useSettlementActions';
import { useSettlementColumns } from './useSettlementColumns';

/** The list of settlements. Users generate, check, audit and pay settlements. The auditor must not be the payer. */
export default function SettlementListPage() {
  const { t } = useTranslation(['finance', 'shared', 'review']);
  const open = useOpenDialog();
  const actionsOf = useSettlementActions();
  const show = (row: Settlement) => open((close) => <Statement row={row} onClose={close} />);
  const columns = useSettlementColumns();
  const address = addressOf(columns, {
    tab: { field: 'settleStatus', values: ['0', '1', '2', '3', '4', '5'] },
    defaultSort: { field: 'createTime', order: 'desc' },
  });
  return (
    <CrudPage
      api={settlements}
      address={address}
      columns={columns}
      states="biz_settle_status"
      exportable
      addLabel={t('settlement.generate')}
      form={({ close }) => <GenerateModal onClose={close} />}
      rowActions={(row) => [
        { label: t('shared:action.detail'), permission: 'finance:settlement:get', onClick: () => show(row) },
        ...actionsOf(row),
      ]}
      footer={(rows) => (
        <MoneyTotals api={settlements} address={address} rows={rows} fields={[{ name: 'settleAmount', owed: true }]} />
      )}
    />
  );
}
