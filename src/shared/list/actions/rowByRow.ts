import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Keyboard coordinates for dragging: moves the dragged row onto the previous or next row. */
export const rowByRow: KeyboardCoordinateGetter = (event, { context: { active, over, droppableRects } }) => {
  const by = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
  if (by === 0) return undefined;
  event.preventDefault();
  const rows = [...droppableRects].toSorted(([, a], [, b]) => a.top - b.top);
  const index = rows.findIndex(([id]) => id === (over ?? active)?.id);
  const next = rows[index + by]?.[1];
  return next && { x: next.left, y: next.top };
};
