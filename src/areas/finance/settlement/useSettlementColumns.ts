import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { type Settlement, settlements } from './settlement.resource';

/** The columns and filters of the settlements. */
export function useSettlementColumns(): Column<Settlement>[] {
  const { t } = useTranslation(['finance', 'shared', 'review']);
  return columnsOf(t, settlements, [
    { field: 'targetName', filter: true },
    { field: 'settleStatus', title: t('shared:field.status'), card: 'state' },
    { field: 'settleAmount', sort: true, card: 'fact' },
    {
      field: 'period',
      filter: true,
      width: 'l',
      card: 'fact',
      text: (row) => row.period ?? `${row.periodStart}~${row.periodEnd}`,
    },
    { field: 'targetType', filter: true },
    { field: 'totalAmount', sort: true },
    { field: 'feeAmount', sort: true },
    // With these columns the amounts in an exported row add up: total − fee − refund − tax + adjustment = net.
    ...(['refundAmount', 'taxAmount', 'adjustAmount'] as const).map((field) => ({
      field,
      title: t(`settlement.${field}`),
      kind: 'money' as const,
      exportOnly: true,
    })),
    'orderCount',
    { field: 'createTime', sort: true, filter: true },
    'payTime',
    { field: 'settleNo', filter: true, width: 'l' },
    ...(['accountName', 'bankName', 'payFlowNo', 'auditBy', 'payBy'] as const).map((field) => ({
      field,
      title: t(`settlement.${field}`),
      exportOnly: true,
    })),
    { field: 'bankAccount', secret: 'bank', exportOnly: true },
    { field: 'auditTime', exportOnly: true },
  ]);
}
