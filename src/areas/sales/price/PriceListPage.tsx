import { BarsOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { LinesDrawer } from './LinesDrawer';
import { priceName, prices } from './price.api';
import { PriceFields } from './PriceFields';
import { usePriceColumns } from './usePriceColumns';

const address = listAddress({
  filters: {
    priceType: entry,
    memberType: entry,
    priceName: text,
    status: entry,
  },
  sortable: ['unitPrice', 'effectiveTime', 'expireTime'],
  defaultSort: { field: 'effectiveTime', order: 'desc' },
});

/** The list of prices by item, member type and period; periods of one item and member type must not overlap. */
export default function PriceListPage() {
  const { t } = useTranslation('sales');
  const [dialogs, open] = useDialogs();
  return (
    <CrudPage
      api={prices}
      address={address}
      permission="sales:price"
      title={t('price.title')}
      nameOf={priceName}
      toolbar={
        <Button
          icon={<BarsOutlined aria-hidden="true" />}
          onClick={() => open((close) => <LinesDrawer onClose={close} />)}
        >
          {t('price.lines')}
        </Button>
      }
      columns={usePriceColumns()}
      form={{ as: 'drawer', start: { status: '0', minQuantity: 1 }, fields: (row) => <PriceFields id={row?.id} /> }}
    >
      {dialogs}
    </CrudPage>
  );
}
