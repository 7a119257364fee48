import { DndContext, PointerSensor, useDraggable, useDroppable, useSensor, useSensors } from '@dnd-kit/core';
import { createContext, type HTMLAttributes, type ReactNode, use } from 'react';
import styles from './MovableRow.module.css';
import type { useMove } from './useMove';

interface Moving {
  enabled: boolean;
  /**
   * The side of the row `overId` on which the moved row would be dropped; undefined when it cannot be dropped there.
   */
  dropSide: (movedId: string, overId: string) => 'before' | 'after' | undefined;
}

const MovingContext = createContext<Moving>({ enabled: false, dropSide: () => undefined });

interface MovableRowsProps {
  enabled: boolean;
  move: Pick<ReturnType<typeof useMove>, 'moveOnto' | 'dropSide'>;
  children: ReactNode;
}

/** Wraps a table whose body rows are `MovableRow`: the user drags a row by its `MoveHandle` onto a sibling. */
export function MovableRows({ enabled, move, children }: MovableRowsProps) {
  // A drag starts after 6 px, so that a click on the handle does not move the row.
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

/** A table row that other rows can be dropped on. */
export function MovableRow({ className = '', ...row }: RowProps) {
  const id = row['data-row-key'] ?? '';
  const { enabled, dropSide } = use(MovingContext);
  const { setNodeRef, isOver, active } = useDroppable({ id, disabled: !enabled || id === '' });
  const side = isOver && active ? dropSide(String(active.id), id) : undefined;
  return <tr ref={setNodeRef} {...row} className={`${className} ${side ? styles[side] : ''}`} />;
}

interface MoveHandleProps {
  id: string;
  /** What the handle says to a mouse. */
  title: string;
  /** The row's name, shown beside the handle. */
  children: ReactNode;
}

/** The row's name with a drag handle for pointers; keyboard users move the row up and down with its actions. */
export function MoveHandle({ id, title, children }: MoveHandleProps) {
  const { enabled } = use(MovingContext);
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: !enabled });
  return (
    <span className={styles.name}>
      {enabled && (
        <span
          ref={setNodeRef}
          {...listeners}
          className={`${styles.handle} ${isDragging ? styles.taken : ''}`}
          title={title}
          aria-hidden="true"
        >
          <i className={styles.dots} />
        </span>
      )}
      {children}
    </span>
  );
}

const nothing = () => undefined;
/** No drag announcements: rows are dragged by pointer only, and the saved order is announced like any other change. */
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
