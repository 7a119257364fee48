import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { switchColumn } from '@/shared/list/switchColumn';
import { type Price, prices } from './price.resource';

export function usePriceColumns(): Column<Price>[] {
  const { t } = useTranslation(['sales', 'shared']);
  return columnsOf(t, prices, [
    { field: 'priceName', filter: true },
    switchColumn(prices),
    { field: 'unitPrice', sort: true, card: 'fact' },
    { field: 'effectiveTime', sort: true, card: 'fact' },
    { field: 'expireTime', sort: true },
    { field: 'priceType', filter: true },
    { field: 'memberType', filter: true },
    { field: 'unit', width: 's' },
    'minQuantity',
  ]);
}
