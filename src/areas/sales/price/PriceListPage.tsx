import { BarsOutlined } from '@ant-design/icons';
import type { ProColumns } from '@ant-design/pro-components';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { listAddress, oneOf, text } from '@/shared/list/listAddress';
import { switchColumn } from '@/shared/list/switchColumn';
import { useCrud } from '@/shared/crud/useCrud';
import { dictColumn } from '@/shared/dict/dictColumn';
import { showMoney } from '@/shared/lib/money';
import { LinesDrawer } from './LinesDrawer';
import { type Price, prices } from './price.api';
import { PriceForm } from './PriceForm';

const address = listAddress({
  filters: {
    priceType: oneOf('1', '2', '3', '4', '5', '6'),
    memberType: oneOf('1', '2', '3'),
    priceName: text,
    status: oneOf('0', '1'),
  },
  sortable: ['unitPrice', 'effectiveTime', 'expireTime'],
  defaultSort: { field: 'effectiveTime', order: 'desc' },
});
const nameOf = ({ priceName }: Price) => priceName;
const permission = 'sales:price';

/** What things cost, for whom and from when until when: no two prices of the same at the same time. */
export default function PriceListPage() {
  const { t } = useTranslation(['sales', 'shared']);
  const { opening, edit, actions, newButton } = useCrud({ api: prices, permission, nameOf });
  const [lines, setLines] = useState(false);
  const status = t('shared:field.status');
  const columns: ProColumns<Price>[] = [
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
    switchColumn({ api: prices, title: status, nameOf, permission: `${permission}:edit` }),
    actions,
  ];
  return (
    <>
      <DraftOffer<Price> path={prices.path} onResume={edit} />
      <CrudTable
        api={prices}
        address={address}
        columns={columns}
        nameOf={nameOf}
        title={t('price.title')}
        toolbar={
          <>
            <Button icon={<BarsOutlined aria-hidden="true" />} onClick={() => setLines(true)}>
              {t('price.lines')}
            </Button>
            {newButton}
          </>
        }
      />
      <PriceForm opening={opening} nameOf={nameOf} />
      {lines && <LinesDrawer onClose={() => setLines(false)} />}
    </>
  );
}
