import type { Operation } from '../contract';
import type { Spoils } from './copyServer';

/** Picks `count` items at random; always the same ones for the same seed. */
export function picked<T>(all: readonly T[], count: number, seed: number): T[] {
  let state = seed;
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return left.splice(state % left.length, 1);
  }).flat();
}

/** Makes a server skip the permission checks of some calls, so that every signed-in user may do what `token` allows. */
export function withoutChecks(calls: readonly Operation[], token: string): Spoils {
  const ways = calls.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return {
    asks: (passing) => {
      const isOpen = ways.some(({ method, pattern }) => method === passing.method && pattern.test(passing.path));
      if (isOpen && passing.token !== '') passing.token = token;
    },
  };
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
