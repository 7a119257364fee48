import { useQuery } from '@tanstack/react-query';
import { Drawer, Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawer } from '@/shared/display/useDialogs';
import { OrderList } from '@/shared/list/reorder/OrderList';
import { Loading } from '@/shared/display/Loading';
import { useMove } from '@/shared/list/reorder/useMove';
import { DictSelect } from '@/shared/dict/DictSelect';
import { DictTag } from '@/shared/dict/DictTag';
import { StoredPicture } from '@/shared/files/StoredPicture';
import { type Advert, adverts } from './advert.resource';
import styles from './advert.module.css';

/** Max advertisements of one position that can be reordered here. */
const MAX_ROWS = 200;

/** Reorders the advertisements of one position, by dragging or with Space and the arrow keys. */
export function OrderDrawer({ position, onClose }: { position: string; onClose: () => void }) {
  const { t } = useTranslation(['advert', 'shared']);
  const drawer = useDrawer(onClose);
  const [place, setPlace] = useState(position);
  const params = {
    advertPosition: place,
    sortField: 'sort',
    sortOrder: 'asc',
    pageNum: 1,
    pageSize: MAX_ROWS,
  } as const;
  const found = useQuery({
    queryKey: adverts.keys.list(params),
    queryFn: ({ signal }) => adverts.list(params, signal),
  });
  const { data } = found;
  return (
    <Drawer {...drawer} size={480} title={t('order.title')}>
      <DictSelect
        dictType="biz_ad_position"
        aria-label={t('advertPosition')}
        allowClear={false}
        value={place}
        onChange={(next) => setPlace(String(next))}
        style={{ width: '100%', marginBottom: 8 }}
      />
      <p className={styles.caption}>{t('shared:order.hint')}</p>
      <Loading query={found} />
      {data && (data.records.length === 0 ? <Empty /> : <Order rows={data.records} />)}
    </Drawer>
  );
}

function Order({ rows }: { rows: readonly Advert[] }) {
  const move = useMove({ api: adverts, rows, numberKey: 'sort' });
  const items = rows.map((advert) => ({ id: String(advert.id), name: advert.advertName, advert }));
  return (
    <OrderList items={items} onMove={move.moveOnto}>
      {({ advert }) => (
        <>
          <StoredPicture small className={styles.thumb} url={advert.imgUrl} alt="" />
          <span className={styles.name}>{advert.advertName}</span>
          <DictTag dictType="biz_ad_display_status" value={advert.displayStatus} />
        </>
      )}
    </OrderList>
  );
}
