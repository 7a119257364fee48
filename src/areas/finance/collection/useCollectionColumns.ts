import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { type Collection, collections } from './collection.resource';

/** The columns and filters of the payments. */
export function useCollectionColumns(): Column<Collection>[] {
  const { t } = useTranslation(['finance', 'shared']);
  return columnsOf(t, collections, [
    { field: 'collectionNo', filter: true, width: 'code' },
    { field: 'collectionStatus', title: t('shared:field.status'), card: 'state' },
    { field: 'amount', sort: true, card: 'fact' },
    { field: 'payerName', filter: true, card: 'fact' },
    { field: 'payTime', sort: true, filter: true },
    { field: 'payChannel', filter: true },
    { field: 'orderNo', filter: true, width: 'code' },
    'confirmBy',
    'confirmTime',
    { field: 'createTime', sort: true },
    { field: 'tradeNo', filter: true, width: 'l' },
  ]);
}
