import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Where what is dragged by keyboard goes next: onto the row above or below the one it is over. */
export const rowByRow: KeyboardCoordinateGetter = (event, { context: { active, over, droppableRects } }) => {
  const by = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
  if (by === 0) return undefined;
  event.preventDefault();
  const rows = [...droppableRects].toSorted(([, a], [, b]) => a.top - b.top);
  const index = rows.findIndex(([id]) => id === (over ?? active)?.id);
  const next = rows[index + by]?.[1];
  return next && { x: next.left, y: next.top };
};
