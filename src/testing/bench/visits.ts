/**
 * Wraps records to count the reads of their fields, so that tests can measure how work grows with the number of
 * records.
 */
export function countReads<T extends object>(records: readonly T[]): { records: T[]; reads: () => number } {
  let reads = 0;
  const counting: ProxyHandler<T> = {
    get: (record, field, receiver) => {
      reads += 1;
      return Reflect.get(record, field, receiver) as unknown;
    },
  };
  return { records: records.map((record) => new Proxy(record, counting)), reads: () => reads };
}

/**
 * Returns the factor by which the number of visits grows when `size` doubles. `work` processes `size` records and
 * returns how often the records were visited. A factor of about 2 means linear growth.
 */
export const growth = (size: number, work: (size: number) => number): number => work(2 * size) / work(size);

/** Max growth that counts as linear, with some tolerance for rounding. */
export const LINEAR = 2.2;
