import { useTranslation } from 'react-i18next';
import { useDict } from '@/shared/dict/useDict';
import { useNow } from '@/shared/form/move/useNow';
import type { Settlement } from './settlement.resource';

/** Returns a text about the last change of a settlement, from its history, else from its other fields. */
export function useSettlementNow(): (row: Settlement) => string {
  const { t } = useTranslation('finance');
  const states = useDict('biz_settle_status');
  const now = useNow();
  return (row) => {
    const { settleStatus, auditLogs, auditBy, auditTime, payBy, payTime, payFlowNo: no, failReason: reason } = row;
    const last = auditLogs?.[0];
    const audited = { who: last?.operatorName ?? auditBy, when: last?.operateTime ?? auditTime };
    const paid = { who: payBy ?? last?.operatorName, when: payTime ?? last?.operateTime };
    if (settleStatus === '4') return now({ ...paid, what: t('settlement.now.paid', { no }) });
    if (settleStatus === '5')
      return now({ ...paid, when: last?.operateTime, what: t('settlement.now.failed', { reason }) });
    if (settleStatus === '3') return now({ ...audited, what: t('settlement.move.pass') });
    if (settleStatus === '2') return now({ ...audited, what: t('settlement.now.rejected', { reason }) });
    const state = states.find(({ value }) => value === settleStatus)?.label ?? settleStatus ?? '-';
    const move = last?.action === 'check' || last?.action === 'adjust' ? last.action : undefined;
    if (!move) return now({ what: state });
    const what = [t(`settlement.move.${move}`), last?.remark].filter(Boolean).join(' ');
    return now({ who: last?.operatorName, when: last?.operateTime, what });
  };
}
