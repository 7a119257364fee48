/** A copy of the items in which the item at index `from` has moved to index `to`. */
export function movedTo<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
