import { useTranslation } from 'react-i18next';
import { useDict } from '@/shared/dict/useDict';
import { useNow } from '@/shared/form/move/useNow';
import { wordOf } from '@/shared/lib/wordOf';
import { useFormats } from '@/shared/settings/useFormats';
import type { Order } from './order.resource';

/** Returns a text about the last change of an order from its history; without a history, its status. */
export function useOrderNow(): (order: Order) => string {
  const { t } = useTranslation('sales');
  const { yuan } = useFormats();
  const states = useDict('biz_order_status');
  const now = useNow();
  return ({ auditLogs, orderStatus }) => {
    const [last] = auditLogs ?? [];
    if (!last) return now({ what: states.find(({ value }) => value === orderStatus)?.label ?? orderStatus });
    const amount = last.amount === undefined || last.amount === null ? '' : ` ${yuan(last.amount)}`;
    const what = `${wordOf(t, 'order.log', last.action)}${amount}`;
    return now({
      who: last.operatorName,
      when: last.operateTime,
      what: [what, last.remark].filter(Boolean).join(' · '),
    });
  };
}
