import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { dictColumn } from '@/shared/dict/dictColumn';
import { showMoney } from '@/shared/lib/money';
import { switchColumn } from '@/shared/list/switchColumn';
import { type Price, priceName, prices } from './price.api';

export function usePriceColumns(): ProColumns<Price>[] {
  const { t } = useTranslation(['sales', 'shared']);
  const status = t('shared:field.status');
  return [
    dictColumn('biz_price_type', 'priceType', t('price.priceType')),
    dictColumn('biz_member_type', 'memberType', t('price.memberType')),
    { dataIndex: 'priceName', title: t('price.priceName') },
    { dataIndex: 'unit', title: t('price.unit'), search: false },
    {
      dataIndex: 'unitPrice',
      title: t('price.unitPrice'),
      search: false,
      sorter: true,
      align: 'right',
      render: (_, { unitPrice }) => showMoney(unitPrice),
    },
    { dataIndex: 'minQuantity', title: t('price.minQuantity'), search: false, align: 'right' },
    { dataIndex: 'effectiveTime', title: t('price.effectiveTime'), search: false, sorter: true },
    { dataIndex: 'expireTime', title: t('price.expireTime'), search: false, sorter: true },
    switchColumn({ api: prices, title: status, nameOf: priceName, permission: 'sales:price:edit' }),
  ];
}
