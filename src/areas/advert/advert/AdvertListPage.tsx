import { OrderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { entry } from '@/shared/list/listAddress';
import { Can } from '@/shared/auth/Can';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { fieldLimit } from '@/shared/resource/fieldRights';
import { adverts } from './advert.resource';
import { AdvertDrawer } from './AdvertDrawer';
import { OrderDrawer } from './OrderDrawer';
import { useAdvertActions } from './useAdvertActions';
import { useAdvertColumns } from './useAdvertColumns';

/** The list of advertisements: reorder, edit with a preview, put online and take offline. */
export default function AdvertListPage() {
  const { t } = useTranslation('advert');
  const [search] = useSearchParams();
  const open = useOpenDialog();
  const actionsOf = useAdvertActions();
  const columns = useAdvertColumns();
  const order = () =>
    open((close) => <OrderDrawer position={entry(search.get('advertPosition') ?? '') ?? '1'} onClose={close} />);

  return (
    <CrudPage
      api={adverts}
      columns={columns}
      defaultSort={{ field: 'createTime', order: 'desc' }}
      batch="remove"
      bulk={{ fields: ['advertPosition', 'status'] }}
      toolbar={
        !fieldLimit(adverts.permission, 'sort') && (
          <Can permission="advert:advert:edit">
            <Button icon={<OrderedListOutlined aria-hidden="true" />} onClick={order}>
              {t('order.action')}
            </Button>
          </Can>
        )
      }
      rowActions={(advert, { edit, remove }) => [...edit, ...actionsOf(advert), ...remove]}
      form={({ row, close }) => <AdvertDrawer advert={row} onClose={close} />}
    />
  );
}
