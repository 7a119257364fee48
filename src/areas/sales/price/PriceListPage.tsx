import { BarsOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { switchColumn } from '@/shared/list/switchColumn';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { LinesDrawer } from './LinesDrawer';
import { prices } from './price.resource';
import { PriceFields } from './PriceFields';

/** The list of prices by item, member type and period. Periods of the same item and member type must not overlap. */
export default function PriceListPage() {
  const { t } = useTranslation('sales');
  const open = useOpenDialog();
  const columns = columnsOf(t, prices, [
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
  return (
    <CrudPage
      api={prices}
      toolbar={
        <Button
          icon={<BarsOutlined aria-hidden="true" />}
          onClick={() => open((close) => <LinesDrawer onClose={close} />)}
        >
          {t('price.lines')}
        </Button>
      }
      columns={columns}
      defaultSort={{ field: 'effectiveTime', order: 'desc' }}
      form={{ as: 'drawer', start: { status: '0', minQuantity: 1 }, fields: (row) => <PriceFields id={row?.id} /> }}
    />
  );
}
