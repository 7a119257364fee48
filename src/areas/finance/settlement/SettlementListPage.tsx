import type { ProColumns } from '@ant-design/pro-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButtons } from '@/shared/actions/ActionButtons';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { CrudTable } from '@/shared/list/CrudTable';
import { day, listAddress, text } from '@/shared/list/listAddress';
import { moneyColumn } from '@/shared/list/moneyColumn';
import { MoneyTotals } from '@/shared/list/MoneyTotals';
import { NewButton } from '@/shared/actions/NewButton';
import { RowActions } from '@/shared/actions/RowActions';
import { rangeColumn } from '@/shared/list/searchForm';
import { StatusTabs } from '@/shared/list/StatusTabs';
import { dictColumn } from '@/shared/dict/dictColumn';
import { ExportButton } from '@/shared/transfer/ExportButton';
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

/** What is owed to whom: generated for a period, checked, audited by one person and paid by another. */
export default function SettlementListPage() {
  const { t } = useTranslation(['finance', 'shared']);
  const [shown, setShown] = useState<Settlement>();
  const [generating, setGenerating] = useState(false);
  const moves = useSettlementMoves();

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
    actionsColumn(t('shared:action.actions'), (row) => (
      <RowActions
        name={settlementName(row)}
        actions={[
          { label: t('shared:action.detail'), permission: 'finance:settlement:get', onClick: () => setShown(row) },
          ...moves.of(row),
        ]}
      />
    )),
  ];

  const list = { api: settlements, address, columns, title: t('settlement.title') };
  return (
    <>
      <StatusTabs api={settlements} address={address} dictType="biz_settle_status" />
      <CrudTable
        {...list}
        nameOf={settlementName}
        toolbar={
          <>
            <NewButton
              permission="finance:settlement:add"
              label={t('settlement.generate')}
              onClick={() => setGenerating(true)}
            />
            <ExportButton {...list} permission="finance:settlement:export" />
          </>
        }
        footer={(rows) => (
          <MoneyTotals
            path={settlements.path}
            address={address}
            rows={rows}
            fields={[{ name: 'settleAmount', label: t('settlement.settleAmount') }]}
          />
        )}
      />
      {generating && <GenerateModal onClose={() => setGenerating(false)} />}
      {shown && (
        <Statement
          row={shown}
          actions={(row) => <ActionButtons actions={moves.of(row)} />}
          onClose={() => setShown(undefined)}
        />
      )}
      {moves.dialog}
    </>
  );
}
