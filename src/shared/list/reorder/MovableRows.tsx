import { DndContext, PointerSensor, useDndMonitor, useDraggable, useSensor, useSensors } from '@dnd-kit/core';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import styles from './MovableRows.module.css';
import type { useMove } from './useMove';

interface MovableRowsProps {
  move: Pick<ReturnType<typeof useMove>, 'moveOnto' | 'dropSide'>;
  children: ReactNode;
}

/**
 * Wraps a table, so that the user can drag a row by its `MoveHandle` onto a sibling. All rows share a single drag
 * source, because two drag hooks in each of 140 rows used a megabyte.
 */
export function MovableRows(props: MovableRowsProps) {
  // A drag starts after 6 px, so that a click on the handle does not move the row.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
    >
      <Rows {...props} />
    </DndContext>
  );
}

function Rows({ move, children }: MovableRowsProps) {
  const { listeners, setNodeRef } = useDraggable({ id: 'row' });
  const taken = useRef('');
  const marked = useRef<HTMLElement>(undefined);

  function take(event: PointerEvent<HTMLElement>) {
    const handle = event.target instanceof Element ? event.target.closest<HTMLElement>(`.${styles.handle}`) : null;
    if (!handle) return;
    taken.current = idOf(rowAround(handle));
    setNodeRef(handle);
    listeners?.onPointerDown?.(event);
  }

  /** Marks the side of a sibling where the dragged row would be dropped, and removes the previous mark. */
  function mark(row: HTMLElement | undefined) {
    const side = row && move.dropSide(taken.current, idOf(row));
    marked.current?.removeAttribute('data-drop');
    if (side) row.setAttribute('data-drop', side);
    marked.current = side && row;
  }

  useDndMonitor({
    onDragMove: ({ active }) => mark(rowAt(active.rect.current.translated)),
    onDragCancel: () => mark(undefined),
    onDragEnd: () => {
      if (marked.current) move.moveOnto(taken.current, idOf(marked.current));
      mark(undefined);
    },
  });
  return (
    <div className={styles.rows} onPointerDown={take}>
      {children}
    </div>
  );
}

interface MoveHandleProps {
  /** True when the row can be moved. */
  enabled: boolean;
  /** The tooltip of the handle. */
  title: string;
  /** The row's name, shown next to the handle. */
  children: ReactNode;
}

/** The row's name with a drag handle for pointers; keyboard users move the row up and down with its actions. */
export function MoveHandle({ enabled, title, children }: MoveHandleProps) {
  return (
    <span className={styles.name}>
      {enabled && (
        <span className={styles.handle} title={title} aria-hidden="true">
          <i className={styles.dots} />
        </span>
      )}
      {children}
    </span>
  );
}

const rowAround = (element: Element | null) => element?.closest<HTMLElement>('[data-row-key]') ?? undefined;
const idOf = (row: HTMLElement | undefined) => row?.dataset.rowKey ?? '';

/** The row at the center of the dragged element. */
const rowAt = (rect: { left: number; top: number; width: number; height: number } | null) =>
  rect ? rowAround(document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)) : undefined;

const nothing = () => undefined;
/**
 * Turns off the drag announcements, because screen reader users do not drag rows. A message announces the saved order.
 */
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
