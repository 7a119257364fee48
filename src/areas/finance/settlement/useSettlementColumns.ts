import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import type { Settlement } from './settlement.api';

/** The columns and filters of the settlements. */
export function useSettlementColumns(): Column<Settlement>[] {
  const { t } = useTranslation(['finance', 'shared', 'review']);
  return [
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
}
