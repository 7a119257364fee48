/** A range of times or numbers. Without `to`, the range has no end. */
export interface Span<P extends string | number> {
  from: P;
  to?: P | null | undefined;
}

/**
 * True when two ranges overlap. With `inclusive`, `to` belongs to the range, as in quantities (1–9, 10–19). Otherwise a
 * range may start at the `to` of another range, as in times.
 */
export function overlap<P extends string | number>(a: Span<P>, b: Span<P>, inclusive: boolean): boolean {
  const begins = (from: P, { to }: Span<P>) =>
    to === null || to === undefined || to === '' || (inclusive ? from <= to : from < to);
  return begins(a.from, b) && begins(b.from, a);
}

/** The indexes of the first two ranges that overlap. */
export function firstOverlap<P extends string | number>(
  spans: readonly Span<P>[],
  inclusive: boolean,
): [first: number, second: number] | undefined {
  for (const [second, b] of spans.entries()) {
    const first = spans.slice(0, second).findIndex((a) => overlap(a, b, inclusive));
    if (first >= 0) return [first, second];
  }
  return undefined;
}
