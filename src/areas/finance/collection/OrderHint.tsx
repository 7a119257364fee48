import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { useOrderBrief } from '../order/useOrderBrief';

/** The order a payment is registered for. */
export function OrderHint({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('finance');
  const { money } = useFormats();
  const order = useOrderBrief(orderNo);
  if (!order) return null;
  return (
    <p>
      {t('collection.forOrder', {
        name: order.buyerName,
        product: order.productName,
        amount: money(order.payAmount),
      })}
    </p>
  );
}
