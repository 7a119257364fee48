import { HolderOutlined } from '@ant-design/icons';
import {
  type Announcements,
  closestCenter,
  DndContext,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OrderList.module.css';

/** An item of an ordered list. */
interface Ordered {
  id: string;
  /** The accessible name of the item, for screen readers. */
  name: string;
}

interface OrderListProps<T extends Ordered> {
  items: readonly T[];
  /** Called when item `movedId` is dropped on item `overId`. The moved item takes the position of the other item. */
  onMove: (movedId: string, overId: string) => void;
  children: (item: T, index: number) => ReactNode;
}

/**
 * A list that is reordered by dragging, or with Space and the arrow keys; every move is announced to screen readers.
 */
export function OrderList<T extends Ordered>({ items, onMove, children }: OrderListProps<T>) {
  const { t } = useTranslation();
  const announcements = useAnnouncements(items);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: rowByRow }),
  );
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === String(id));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('order.hint') } }}
      onDragEnd={({ active, over }) => over && active.id !== over.id && onMove(String(active.id), String(over.id))}
    >
      <ol className={styles.order}>
        {items.map((item, index) => (
          <OrderItem key={item.id} item={item} placeOf={placeOf}>
            {children(item, index)}
          </OrderItem>
        ))}
      </ol>
    </DndContext>
  );
}

interface OrderItemProps {
  item: Ordered;
  placeOf: (id: UniqueIdentifier) => number;
  children: ReactNode;
}

function OrderItem({ item: { id, name }, placeOf, children }: OrderItemProps) {
  const { t } = useTranslation();
  const { setNodeRef, setActivatorNodeRef, listeners, transform, isDragging } = useDraggable({ id });
  const { setNodeRef: setDropRef, isOver, active } = useDroppable({ id });
  const lower = isOver && active && active.id !== id ? placeOf(active.id) < placeOf(id) : undefined;
  const side = lower === undefined ? '' : lower ? styles.after : styles.before;
  return (
    <li
      ref={(node) => {
        setNodeRef(node);
        setDropRef(node);
      }}
      className={`${styles.item} ${isDragging ? styles.taken : ''} ${side}`}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined }}
    >
      <Button
        ref={setActivatorNodeRef}
        type="text"
        className={styles.handle ?? ''}
        icon={<HolderOutlined aria-hidden="true" />}
        aria-label={t('order.take', { name })}
        {...listeners}
      />
      {children}
    </li>
  );
}

/** The texts that screen readers announce during a drag. */
function useAnnouncements(items: readonly Ordered[]): Announcements {
  const { t } = useTranslation();
  const positionOf = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) => ({
    name: items.find((item) => item.id === String(id))?.name ?? '',
    place: items.findIndex((item) => item.id === String(over ?? id)) + 1,
  });
  return {
    // Announces nothing: dnd-kit ignores the arrow keys until it has measured the items. Then it calls `onDragOver`,
    // which announces that the item was picked up.
    onDragStart: () => undefined,
    // When the drag starts, `over` is the dragged item itself.
    onDragOver: ({ active, over }) =>
      over ? t(over.id === active.id ? 'order.taken' : 'order.over', positionOf(active.id, over.id)) : undefined,
    onDragEnd: ({ active, over }) => t('order.dropped', positionOf(active.id, over?.id)),
    onDragCancel: ({ active }) => t('order.cancelled', positionOf(active.id, undefined)),
  };
}

/** Keyboard coordinates for dragging: moves the dragged row onto the previous or next row. */
const rowByRow: KeyboardCoordinateGetter = (event, { context: { active, over, droppableRects } }) => {
  const by = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
  if (by === 0) return undefined;
  event.preventDefault();
  const rows = [...droppableRects].toSorted(([, a], [, b]) => a.top - b.top);
  const index = rows.findIndex(([id]) => id === (over ?? active)?.id);
  const next = rows[index + by]?.[1];
  return next && { x: next.left, y: next.top };
};
