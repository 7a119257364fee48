import { HolderOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { DictTag } from '@/shared/dict/DictTag';
import { safeHref } from '@/shared/lib/safeUrl';
import type { Advert } from './advert.api';
import styles from './advert.module.css';

/** One advertisement in the order of its place, with what it is taken by. */
export function OrderItem({ advert }: { advert: Advert }) {
  const { t } = useTranslation('advert');
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: String(advert.id),
  });
  return (
    <li
      ref={setNodeRef}
      className={`${styles.item} ${isDragging ? styles.taken : ''}`}
      style={{ transform: CSS.Translate.toString(transform), ...(transition && { transition }) }}
    >
      <Button
        ref={setActivatorNodeRef}
        type="text"
        className={styles.handle ?? ''}
        icon={<HolderOutlined aria-hidden="true" />}
        aria-label={t('order.take', { name: advert.advertName })}
        {...listeners}
      />
      <img src={safeHref(advert.imgUrl)} alt="" />
      <span className={styles.name}>{advert.advertName}</span>
      <DictTag dictType="biz_ad_display_status" value={advert.displayStatus} />
    </li>
  );
}
