import { useFormats } from '@/shared/settings/useFormats';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDict } from '@/shared/dict/useDict';
import { standing } from '@/shared/rules/orderMoney';
import { useOrderBrief } from '../order/useOrderBrief';
import { collectionName, collections } from './collection.api';

/** The order a payment is registered for, and the collection over its amount that it may have already. */
export function OrderHint({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('finance');
  const { money } = useFormats();
  const states = useDict('biz_collection_status');
  const order = useOrderBrief(orderNo);
  const params = { orderNo, pageNum: 1, pageSize: 50 };
  const { data } = useQuery({
    queryKey: collections.keys.list(params),
    queryFn: ({ signal }) => collections.list(params, signal),
    enabled: orderNo !== '',
  });
  const [other] = standing(orderNo, data?.records ?? []);
  if (other)
    return (
      <Alert
        type="warning"
        showIcon
        style={{ marginBottom: 24 }}
        title={t('collection.another', {
          no: collectionName(other),
          amount: money(other.amount),
          state: states.find(({ value }) => value === other.collectionStatus)?.label ?? other.collectionStatus,
        })}
      />
    );
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
