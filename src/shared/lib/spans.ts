/** From one place to another on a line of times or numbers; without an end it goes on for ever. */
export interface Span<P extends string | number> {
  from: P;
  to?: P | null | undefined;
}

/**
 * Whether two spans share a place. An end belongs to its span when `closed` (quantities: 1–9, 10–19); else the next may
 * begin where the one before it ends (times).
 */
export function overlap<P extends string | number>(a: Span<P>, b: Span<P>, closed: boolean): boolean {
  const begins = (from: P, { to }: Span<P>) =>
    to === null || to === undefined || to === '' || (closed ? from <= to : from < to);
  return begins(a.from, b) && begins(b.from, a);
}

/** The first two of several spans that overlap, by their places in the list. */
export function firstOverlap<P extends string | number>(
  spans: readonly Span<P>[],
  closed: boolean,
): [first: number, second: number] | undefined {
  for (const [second, b] of spans.entries()) {
    const first = spans.slice(0, second).findIndex((a) => overlap(a, b, closed));
    if (first >= 0) return [first, second];
  }
  return undefined;
}
