import { OrderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Can } from '@/shared/auth/Can';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { useChange } from '@/shared/list/actions/useChange';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { type Advert, adverts } from './advert.api';
import { AdvertDrawer } from './AdvertDrawer';
import { OrderDrawer } from './OrderDrawer';
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
const nameOf = ({ advertName }: Advert) => advertName;
const permission = 'advert:advert';

/** The list of advertisements: reorder them, put them on line or take them off line, and preview them while editing. */
export default function AdvertListPage() {
  const { t } = useTranslation('advert');
  const [search] = useSearchParams();
  const [dialogs, open] = useDialogs();
  const toggle = useToggle();
  const columns = useAdvertColumns();
  const order = () =>
    open((close) => <OrderDrawer position={address.read(search).filters.advertPosition ?? '1'} onClose={close} />);

  return (
    <CrudPage
      api={adverts}
      address={address}
      permission={permission}
      title={t('title')}
      nameOf={nameOf}
      columns={columns}
      batch="remove"
      toolbar={
        <Can permission={`${permission}:edit`}>
          <Button icon={<OrderedListOutlined aria-hidden="true" />} onClick={order}>
            {t('order.action')}
          </Button>
        </Can>
      }
      rowActions={(advert, { edit, remove }) => [
        ...edit,
        {
          label: t(advert.status === '0' ? 'takeOff' : 'putOn'),
          permission: `${permission}:status` as const,
          onClick: () => toggle(advert),
        },
        ...remove,
      ]}
      form={({ row, close }) => <AdvertDrawer advert={row} onClose={close} />}
    >
      {dialogs}
    </CrudPage>
  );
}

/** Puts an advertisement on line; asks for confirmation before taking one off line. */
function useToggle() {
  const { t } = useTranslation('advert');
  const change = useChange(adverts.path);
  const ask = useAskedChange(adverts.path);
  return ({ id, advertName, status }: Advert) => {
    if (status === '1') return void change(() => adverts.setStatus(id, '0'));
    ask({
      title: t('takeOffTitle'),
      content: t('takeOffAsk', { name: advertName }),
      okText: t('takeOff'),
      focusCancel: true,
      run: () => adverts.setStatus(id, '1'),
    });
  };
}
