import type { Id } from '@/shared/lib/id';

/** The order number that places a new row after the last child of a parent. */
export function nextOrder<T extends { parentId?: Id | null | undefined }>(
  rows: readonly T[],
  parentId: Id,
  orderOf: (row: T) => unknown,
): number {
  const siblings = rows.filter((row) => String(row.parentId ?? 0) === String(parentId));
  return Math.max(0, ...siblings.map((row) => Number(orderOf(row)) || 0)) + 1;
}
