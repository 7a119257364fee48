import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { factsOf } from '@/shared/record/factsOf';
import { FactList } from '@/shared/record/Facts';
import { WhatFollows } from '@/shared/display/WhatFollows';
import { useOrderBrief } from '../order/useOrderBrief';
import { type Collection, collections } from './collection.resource';
import { useActiveCollection } from './activeCollection';
import { useAnotherWords } from './useAnotherWords';

/** The facts of a payment to confirm: payer, purpose, amount, and the consequences. */
export function ConfirmFacts({ row }: { row: Collection }) {
  const { t } = useTranslation('finance');
  const order = useOrderBrief(row.orderNo);
  const other = useActiveCollection(row.orderNo, row.id);
  const anotherWords = useAnotherWords();
  const facts = factsOf(t, collections, [
    'amount',
    'payerName',
    'tradeNo',
    'orderNo',
    ...(order
      ? [
          { name: 'remark' as const, label: t('order.buyerName'), show: () => order.buyerName },
          { name: 'createTime' as const, label: t('settlement.productName'), show: () => order.productName },
        ]
      : []),
  ]);
  return (
    <>
      {other && <Alert type="error" showIcon title={anotherWords(other)} />}
      <FactList row={row} title={t('collection.title')} facts={facts} />
      <WhatFollows
        lines={[
          order && order.buyerName !== row.payerName && t('collection.otherPayer', { name: order.buyerName }),
          t('collection.confirmThen'),
        ].filter((line) => typeof line === 'string')}
      />
    </>
  );
}
