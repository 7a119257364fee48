import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Drawer, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/crud/TableFailure';
import { useMove } from '@/shared/crud/useMove';
import { DictSelect } from '@/shared/dict/DictSelect';
import { type Advert, adverts } from './advert.api';
import styles from './advert.module.css';
import { OrderItem } from './OrderItem';
import { rowByRow } from './rowByRow';

/** The most advertisements of one place that are put in order here. */
const MOST = 200;

/** The order of the advertisements of one place: dragged with a pointer, or with Space and the arrow keys. */
export function OrderDrawer({ position, onClose }: { position: string; onClose: () => void }) {
  const { t } = useTranslation('advert');
  const [open, setOpen] = useState(true);
  const [place, setPlace] = useState(position);
  const params = { advertPosition: place, sortField: 'sort', sortOrder: 'asc', pageNum: 1, pageSize: MOST } as const;
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: [adverts.path, 'list', params],
    queryFn: ({ signal }) => adverts.list(params, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Drawer
      open={open}
      size={480}
      title={t('order.title')}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      <DictSelect
        dictType="biz_ad_position"
        aria-label={t('position')}
        allowClear={false}
        value={place}
        onChange={(next) => setPlace(String(next))}
        style={{ width: '100%', marginBottom: 8 }}
      />
      <p className={styles.caption}>{t('order.hint')}</p>
      {isPending && <Skeleton active />}
      {isError && <TableFailure error={error} onRetry={() => void refetch()} />}
      {data && (data.records.length === 0 ? <Empty /> : <Order rows={data.records} />)}
    </Drawer>
  );
}

function Order({ rows }: { rows: readonly Advert[] }) {
  const move = useMove({ api: adverts, rows, numberKey: 'sort' });
  const announcements = useAnnouncements(rows);
  const { t } = useTranslation('advert');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: rowByRow }),
  );
  const drop = ({ active, over }: DragEndEvent) => over && move.moveOnto(String(active.id), String(over.id));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('order.hint') } }}
      onDragEnd={drop}
    >
      <ol className={styles.order}>
        {rows.map((advert) => (
          <OrderItem key={advert.id} advert={advert} dropSide={move.dropSide} />
        ))}
      </ol>
    </DndContext>
  );
}

/** What is said of a drag to those who do not see it. */
function useAnnouncements(rows: readonly Advert[]): Announcements {
  const { t } = useTranslation('advert');
  const words = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) => ({
    name: rows.find((row) => String(row.id) === String(id))?.advertName ?? '',
    place: rows.findIndex((row) => String(row.id) === String(over ?? id)) + 1,
  });
  return {
    onDragStart: ({ active }) => t('order.taken', words(active.id, undefined)),
    // The start is told already; it lies over itself then.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? t('order.over', words(active.id, over.id)) : undefined,
    onDragEnd: ({ active, over }) => t('order.dropped', words(active.id, over?.id)),
    onDragCancel: ({ active }) => t('order.cancelled', words(active.id, undefined)),
  };
}
