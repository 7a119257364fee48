import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { ActionButtons } from '@/shared/actions/ActionButtons';
import { day, listAddress, text } from '@/shared/list/listAddress';
import { moneyColumn } from '@/shared/list/moneyColumn';
import { MoneyTotals } from '@/shared/list/MoneyTotals';
import { rangeColumn } from '@/shared/list/searchForm';
import { dictColumn } from '@/shared/dict/dictColumn';
import { CrudPage } from '@/shared/crud/CrudPage';
import { useDialogs } from '@/shared/crud/useDialogs';
import { GenerateModal } from './GenerateModal';
import { type Settlement, settlementName, settlements } from './settlement.api';
import { Statement } from './Statement';
import { useSettlementMoves } from './useSettlementMoves';

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
  const { t } = useTranslation(['finance', 'shared']);
  const [dialogs, open] = useDialogs();
  const moves = useSettlementMoves();
  const show = (row: Settlement) =>
    open((close) => (
      <Statement row={row} actions={(now) => <ActionButtons actions={moves.of(now)} />} onClose={close} />
    ));

  const columns: ProColumns<Settlement>[] = [
    { dataIndex: 'settleNo', title: t('settlement.settleNo') },
    dictColumn('biz_member_type', 'targetType', t('settlement.targetType')),
    { dataIndex: 'targetName', title: t('settlement.targetName') },
    {
      dataIndex: 'period',
      title: t('settlement.period'),
      render: (_, row) => row.period ?? `${row.periodStart}~${row.periodEnd}`,
    },
    { dataIndex: 'orderCount', title: t('settlement.orderCount'), search: false, align: 'right' },
    moneyColumn('totalAmount', t('settlement.totalAmount')),
    moneyColumn('feeAmount', t('settlement.feeAmount')),
    moneyColumn('settleAmount', t('settlement.settleAmount')),
    { ...dictColumn<Settlement>('biz_settle_status', 'settleStatus', t('shared:field.status')), search: false },
    { dataIndex: 'payTime', title: t('settlement.payTime'), search: false },
    { dataIndex: 'createTime', title: t('settlement.createTime'), search: false, sorter: true },
    rangeColumn(t('settlement.createTime')),
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
        ...moves.of(row),
      ]}
      footer={(rows) => (
        <MoneyTotals
          path={settlements.path}
          address={address}
          rows={rows}
          fields={[{ name: 'settleAmount', label: t('settlement.settleAmount') }]}
        />
      )}
    >
      {dialogs}
      {moves.dialog}
    </CrudPage>
  );
}
