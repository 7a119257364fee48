import type { Id } from '@/shared/lib/id';

/** The order number of a new row below a parent: after its last child. */
export function nextOrder<T extends { parentId?: Id | null | undefined }>(
  rows: readonly T[],
  parentId: Id,
  orderOf: (row: T) => unknown,
): number {
  const siblings = rows.filter((row) => String(row.parentId ?? 0) === String(parentId));
  return Math.max(0, ...siblings.map((row) => Number(orderOf(row)) || 0)) + 1;
}
