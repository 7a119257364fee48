import { HolderOutlined } from '@ant-design/icons';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { createContext, type HTMLAttributes, use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MenuRow.module.css';

/** What a row has to know of being moved. */
interface Moving {
  /** Whether rows may be moved at all. */
  enabled: boolean;
  /** Where the row would come to stand if that one were let go here: before or after it; nothing where it may not. */
  dropSide: (movedId: string, overId: string) => 'before' | 'after' | undefined;
}

/** Told by the page around the table. */
export const MovingContext = createContext<Moving>({ enabled: false, dropSide: () => undefined });

type RowProps = HTMLAttributes<HTMLTableRowElement> & { 'data-row-key'?: string };

/** A row of the tree that others can be let go on. */
export function MenuRow({ className = '', ...row }: RowProps) {
  const id = row['data-row-key'] ?? '';
  const { enabled, dropSide } = use(MovingContext);
  const { setNodeRef, isOver, active } = useDroppable({ id, disabled: !enabled || id === '' });
  const side = isOver && active ? dropSide(String(active.id), id) : undefined;
  return <tr ref={setNodeRef} {...row} className={`${className} ${side ? styles[side] : ''}`} />;
}

/** What a row is taken by with a pointer; on the keyboard the row's own actions move it up and down. */
export function MoveHandle({ id }: { id: string }) {
  const { t } = useTranslation('system');
  const { enabled } = use(MovingContext);
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: !enabled });
  if (!enabled) return null;
  return (
    <span
      ref={setNodeRef}
      {...listeners}
      className={`${styles.handle} ${isDragging ? styles.taken : ''}`}
      title={t('menu.drag')}
      aria-hidden="true"
    >
      <HolderOutlined />
    </span>
  );
}
