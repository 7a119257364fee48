import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { switchColumn } from '@/shared/list/switchColumn';
import { type Price, priceName, prices } from './price.api';

export function usePriceColumns(): Column<Price>[] {
  const { t } = useTranslation(['sales', 'shared']);
  const status = t('shared:field.status');
  return [
    { field: 'priceName', title: t('price.priceName'), filter: true },
    switchColumn({ api: prices, title: status, nameOf: priceName, permission: 'sales:price:edit' }),
    { field: 'unitPrice', title: t('price.unitPrice'), kind: 'money', sort: true, card: 'fact' },
    { field: 'effectiveTime', title: t('price.effectiveTime'), kind: 'time', sort: true, card: 'fact' },
    { field: 'expireTime', title: t('price.expireTime'), kind: 'time', sort: true },
    { field: 'priceType', title: t('price.priceType'), dict: 'biz_price_type', filter: true },
    { field: 'memberType', title: t('price.memberType'), dict: 'biz_member_type', filter: true },
    { field: 'unit', title: t('price.unit'), width: 's' },
    { field: 'minQuantity', title: t('price.minQuantity'), kind: 'number' },
  ];
}
