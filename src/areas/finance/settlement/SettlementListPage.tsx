import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { ActionButtons } from '@/shared/list/actions/ActionButtons';
import { day, listAddress, text } from '@/shared/list/listAddress';
import { MoneyTotals } from '@/shared/list/MoneyTotals';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { GenerateModal } from './GenerateModal';
import { type Settlement, settlementName, settlements } from './settlement.api';
import { Statement } from './Statement';
import { useSettlementActions } from './useSettlementActions';

const address = listAddress({
  filters: { settleNo: text, targetType: text, targetName: text, period: text, beginTime: day, endTime: day },
  sortable: ['totalAmount', 'feeAmount', 'settleAmount', 'createTime'],
  tab: { field: 'settleStatus', values: ['0', '1', '2', '3', '4', '5'] },
  defaultSort: { field: 'createTime', order: 'desc' },
});

/**
 * The list of settlements: generate for a period, check, audit, and pay; the auditor and the payer are different
 * people.
 */
export default function SettlementListPage() {
  const { t } = useTranslation(['finance', 'shared', 'review']);
  const [dialogs, open] = useDialogs();
  const moves = useSettlementActions(open);
  const show = (row: Settlement) =>
    open((close) => <Statement row={row} actions={(now) => <ActionButtons actions={moves(now)} />} onClose={close} />);

  const columns: Column<Settlement>[] = [
    { field: 'targetName', title: t('settlement.targetName'), filter: true },
    { field: 'settleStatus', title: t('shared:field.status'), dict: 'biz_settle_status', card: 'state' },
    { field: 'settleAmount', title: t('settlement.settleAmount'), kind: 'money', sort: true, card: 'fact' },
    {
      field: 'period',
      title: t('settlement.period'),
      filter: true,
      width: 'l',
      card: 'fact',
      text: (row) => row.period ?? `${row.periodStart}~${row.periodEnd}`,
    },
    { field: 'targetType', title: t('settlement.targetType'), dict: 'biz_member_type', filter: true },
    { field: 'totalAmount', title: t('settlement.totalAmount'), kind: 'money', sort: true },
    { field: 'feeAmount', title: t('settlement.feeAmount'), kind: 'money', sort: true },
    // With these an exported settlement adds up: total − fee − refund − tax + adjustment = net.
    ...(['refundAmount', 'taxAmount', 'adjustAmount'] as const).map((field) => ({
      field,
      title: t(`settlement.${field}`),
      kind: 'money' as const,
      exportOnly: true,
    })),
    { field: 'orderCount', title: t('settlement.orderCount'), kind: 'number' },
    { field: 'createTime', title: t('settlement.createTime'), kind: 'time', sort: true, filter: true },
    { field: 'payTime', title: t('settlement.payTime'), kind: 'time' },
    { field: 'settleNo', title: t('settlement.settleNo'), filter: true, width: 'l' },
    ...(['accountName', 'bankName', 'payFlowNo', 'auditBy', 'payBy'] as const).map((field) => ({
      field,
      title: t(`settlement.${field}`),
      exportOnly: true,
    })),
    { field: 'bankAccount', title: t('settlement.bankAccount'), secret: 'bank', exportOnly: true },
    { field: 'auditTime', title: t('settlement.auditTime'), kind: 'time', exportOnly: true },
  ];

  return (
    <CrudPage
      api={settlements}
      address={address}
      permission="finance:settlement"
      title={t('settlement.title')}
      nameOf={settlementName}
      columns={columns}
      states="biz_settle_status"
      exportable
      addLabel={t('settlement.generate')}
      form={({ close }) => <GenerateModal onClose={close} />}
      rowActions={(row) => [
        { label: t('shared:action.detail'), permission: 'finance:settlement:get', onClick: () => show(row) },
        ...moves(row),
      ]}
      footer={(rows) => (
        <MoneyTotals
          path={settlements.path}
          address={address}
          rows={rows}
          fields={[{ name: 'settleAmount', label: t('settlement.settleAmount'), owed: true }]}
        />
      )}
    >
      {dialogs}
    </CrudPage>
  );
}
