/** Records whose fields count how often they are read, for tests of how work grows with the number of records. */
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
 * How many times the work grows when `size` doubles; `work` does it with that many records, and returns how often they
 * were read or visited. About 2 is linear.
 */
export const growth = (size: number, work: (size: number) => number): number => work(2 * size) / work(size);

/** The most that work may grow when what it works on doubles: linear, with room for what is rounded. */
export const LINEAR = 2.2;
