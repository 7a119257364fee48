import { OrderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Can } from '@/shared/auth/Can';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { advertName, adverts } from './advert.api';
import { AdvertDrawer } from './AdvertDrawer';
import { OrderDrawer } from './OrderDrawer';
import { useAdvertActions } from './useAdvertActions';
import { useAdvertColumns } from './useAdvertColumns';

const address = listAddress({
  filters: {
    advertName: text,
    advertPosition: entry,
    advertiser: text,
    displayStatus: entry,
    status: entry,
    beginTime: day,
    endTime: day,
  },
  sortable: ['startTime', 'endTime', 'sort', 'viewCount', 'clickCount', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});

/** The list of advertisements: reorder them, put them on line or take them off line, and preview them while editing. */
export default function AdvertListPage() {
  const { t } = useTranslation('advert');
  const [search] = useSearchParams();
  const [dialogs, open] = useDialogs();
  const actionsOf = useAdvertActions();
  const order = () =>
    open((close) => <OrderDrawer position={address.read(search).filters.advertPosition ?? '1'} onClose={close} />);

  return (
    <CrudPage
      api={adverts}
      address={address}
      permission="advert:advert"
      title={t('title')}
      nameOf={advertName}
      columns={useAdvertColumns()}
      batch="remove"
      toolbar={
        <Can permission="advert:advert:edit">
          <Button icon={<OrderedListOutlined aria-hidden="true" />} onClick={order}>
            {t('order.action')}
          </Button>
        </Can>
      }
      rowActions={(advert, { edit, remove }) => [...edit, ...actionsOf(advert), ...remove]}
      form={({ row, close }) => <AdvertDrawer advert={row} onClose={close} />}
    >
      {dialogs}
    </CrudPage>
  );
}
