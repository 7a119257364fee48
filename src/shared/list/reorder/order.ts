import { movedTo } from '@/shared/lib/movedTo';

/**
 * Returns the numbers to save when a row moves from index `from` to index `to`. `siblings` are sorted and include the
 * row. Reuses the existing numbers if they strictly ascend between the two indexes. Otherwise numbers all rows from 1.
 * Omits rows whose number does not change.
 */
export function reordered<T extends object>(
  siblings: readonly T[],
  from: number,
  to: number,
  numberKey: keyof T,
): { row: T; number: number }[] {
  if (from === to) return [];
  const next = movedTo(siblings, from, to);
  const used = siblings.map((row) => Number(row[numberKey]));
  const concerned = used.slice(Math.min(from, to), Math.max(from, to) + 1);
  const rising = concerned.every((number, index) => number > (concerned[index - 1] ?? -Infinity));
  return next
    .map((row, index) => ({ row, number: rising ? (used[index] as number) : index + 1 }))
    .filter(({ row, number }) => Number(row[numberKey]) !== number);
}
