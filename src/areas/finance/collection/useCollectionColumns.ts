import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import type { Collection } from './collection.api';

/** The columns and filters of the payments. */
export function useCollectionColumns(): Column<Collection>[] {
  const { t } = useTranslation(['finance', 'shared']);
  return [
    { field: 'collectionNo', title: t('collection.collectionNo'), filter: true, width: 'code' },
    { field: 'collectionStatus', title: t('shared:field.status'), dict: 'biz_collection_status', card: 'state' },
    { field: 'amount', title: t('collection.amount'), kind: 'money', sort: true, card: 'fact' },
    { field: 'payerName', title: t('collection.payerName'), filter: true, card: 'fact' },
    { field: 'payTime', title: t('collection.payTime'), kind: 'time', sort: true, filter: true },
    { field: 'payChannel', title: t('collection.payChannel'), dict: 'biz_pay_channel', filter: true },
    { field: 'orderNo', title: t('collection.orderNo'), filter: true, width: 'code' },
    { field: 'confirmBy', title: t('collection.confirmBy') },
    { field: 'confirmTime', title: t('collection.confirmTime'), kind: 'time' },
    { field: 'createTime', title: t('collection.createTime'), kind: 'time', sort: true },
    { field: 'tradeNo', title: t('collection.tradeNo'), filter: true, width: 'l' },
  ];
}
