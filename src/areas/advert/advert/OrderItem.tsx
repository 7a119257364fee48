import { HolderOutlined } from '@ant-design/icons';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { DictTag } from '@/shared/dict/DictTag';
import { safeHref } from '@/shared/lib/safeUrl';
import type { Advert } from './advert.api';
import styles from './advert.module.css';

interface OrderItemProps {
  advert: Advert;
  /** On which side of one another would come to stand. */
  dropSide: (movedId: string, overId: string) => 'before' | 'after' | undefined;
}

/** One advertisement in the order of its place, with what it is taken by. */
export function OrderItem({ advert, dropSide }: OrderItemProps) {
  const { t } = useTranslation('advert');
  const id = String(advert.id);
  const { setNodeRef, setActivatorNodeRef, listeners, transform, isDragging } = useDraggable({ id });
  const { setNodeRef: setDropRef, isOver, active } = useDroppable({ id });
  const side = isOver && active ? dropSide(String(active.id), id) : undefined;
  return (
    <li
      ref={(node) => {
        setNodeRef(node);
        setDropRef(node);
      }}
      className={`${styles.item} ${isDragging ? styles.taken : ''} ${side ? styles[side] : ''}`}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined }}
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
