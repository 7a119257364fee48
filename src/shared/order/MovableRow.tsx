import { HolderOutlined } from '@ant-design/icons';
import { DndContext, PointerSensor, useDraggable, useDroppable, useSensor, useSensors } from '@dnd-kit/core';
import { createContext, type HTMLAttributes, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MovableRow.module.css';
import type { useMove } from './useMove';

/** What a row has to know of being moved. */
interface Moving {
  /** Whether rows may be moved at all. */
  enabled: boolean;
  /** Where the row would come to stand if that one were let go here: before or after it; nothing where it may not. */
  dropSide: (movedId: string, overId: string) => 'before' | 'after' | undefined;
}

const MovingContext = createContext<Moving>({ enabled: false, dropSide: () => undefined });

interface MovableRowsProps {
  enabled: boolean;
  move: Pick<ReturnType<typeof useMove>, 'moveOnto' | 'dropSide'>;
  children: ReactNode;
}

/** Around a table whose body's row is `MovableRow`: rows are dragged by their `MoveHandle` onto their siblings. */
export function MovableRows({ enabled, move, children }: MovableRowsProps) {
  // A click on the handle is no move.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  return (
    <MovingContext value={{ enabled, dropSide: move.dropSide }}>
      <DndContext
        sensors={sensors}
        accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
        onDragEnd={({ active, over }) => over && move.moveOnto(String(active.id), String(over.id))}
      >
        {children}
      </DndContext>
    </MovingContext>
  );
}

type RowProps = HTMLAttributes<HTMLTableRowElement> & { 'data-row-key'?: string };

/** A row of the table that others can be let go on. */
export function MovableRow({ className = '', ...row }: RowProps) {
  const id = row['data-row-key'] ?? '';
  const { enabled, dropSide } = use(MovingContext);
  const { setNodeRef, isOver, active } = useDroppable({ id, disabled: !enabled || id === '' });
  const side = isOver && active ? dropSide(String(active.id), id) : undefined;
  return <tr ref={setNodeRef} {...row} className={`${className} ${side ? styles[side] : ''}`} />;
}

interface MoveHandleProps {
  id: string;
  /** What stands beside the handle: the row's name. */
  children: ReactNode;
}

/** A name with what its row is taken by with a pointer; on the keyboard the row's own actions move it up and down. */
export function MoveHandle({ id, children }: MoveHandleProps) {
  const { t } = useTranslation();
  const { enabled } = use(MovingContext);
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: !enabled });
  return (
    <span className={styles.name}>
      {enabled && (
        <span
          ref={setNodeRef}
          {...listeners}
          className={`${styles.handle} ${isDragging ? styles.taken : ''}`}
          title={t('crud.drag')}
          aria-hidden="true"
        >
          <HolderOutlined />
        </span>
      )}
      {children}
    </span>
  );
}

const nothing = () => undefined;
/** Rows are dragged with a pointer only; whoever hears the page is told of the saved order like of any other change. */
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
