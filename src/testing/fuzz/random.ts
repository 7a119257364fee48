/** A random number generator. Repeats the sequence for an equal `seed`, so that a fault can be reproduced. */
export interface Random {
  seed: number;
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  /** Returns a whole number from 0 up to, but not including, `end`. */
  below(end: number): number;
  of<T>(list: readonly T[]): T;
}

/** Mulberry32: small, fast, and good enough for fuzzing. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { seed, next, below, of: (list) => list[below(list.length)] as never };
}

/** Derives a seed from another seed and a text, so that each text has an independent sequence. */
export function seedFor(seed: number, text: string): number {
  let hash = seed >>> 0;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}

/**
 * The random numbers of a run. `SEED=… npm run test:fuzz` sets the seed. `SEED=new` chooses a new seed. Without `SEED`,
 * the seed is fixed, so that `npm test` never fails by chance. The seed is printed.
 */
export function randomOfRun(): Random {
  const { SEED = '20261122' } = process.env;
  const seed = SEED === 'new' ? Date.now() % 2 ** 31 : Number(SEED);
  process.stdout.write(`fuzz: SEED=${seed}\n`);
  return randomOf(seed);
}
