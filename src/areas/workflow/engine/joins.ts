import type { Process, Step } from './process';

/**
 * A token that waits at a gateway or has reached an end. A process with inclusive gateways also stores tokens at open
 * tasks. A token at an open task can still arrive at an inclusive gateway, and the gateway waits for the token.
 */
export interface Arrival {
  at: string;
  flow: string;
  result: number;
  /** The gateways that split this token from other tokens that it has not joined yet, outermost gateway first. */
  forks?: readonly string[] | null | undefined;
}

type Steps = Process['steps'];

/**
 * Returns the next gateway that can continue. A parallel gateway continues when each incoming flow has a token. An
 * inclusive gateway continues when no further token can arrive. If no task is open and inclusive gateways wait for each
 * other, the gateway with the oldest token continues.
 */
export function readyJoin({ steps }: Process, arrived: readonly Arrival[]): Step | undefined {
  const waiting = [...new Set(arrived.map(({ at }) => steps.get(at)))].filter((step) => step !== undefined);
  const here = ({ id }: Step) => arrived.filter(({ at }) => at === id);
  const full = waiting.find((step) => step.kind === 'parallel' && here(step).length >= step.incoming);
  if (full) return full;
  const inclusive = waiting.filter(({ kind }) => kind === 'inclusive');
  const ready = inclusive.find((step) => !arrived.some((other) => isAwaited(steps, step, here(step), other)));
  const isIdle = waiting.every(({ kind }) => kind !== 'task');
  return ready ?? (isIdle ? inclusive[0] : undefined);
}

/** Returns the `forks` of the token that leaves a join, without the gateways whose tokens have all joined. */
export function forksAfter(here: readonly Arrival[], others: readonly Arrival[]): readonly string[] {
  const forks = [...here.map(forksOf).reduce(commonOf)];
  while (forks.length > 0 && !others.some((other) => commonOf(forks, forksOf(other)).length === forks.length)) {
    forks.pop();
  }
  return forks;
}

const forksOf = ({ forks }: Arrival) => forks ?? [];

const commonOf = (one: readonly string[], other: readonly string[]): readonly string[] => {
  const end = one.findIndex((fork, index) => fork !== other[index]);
  return end < 0 ? one : one.slice(0, end);
};

/**
 * True when the token `other` can still reach the inclusive gateway `join`, where the tokens `here` wait. False for a
 * token that already waits at `join`. Ignores paths through a later join that needs the outgoing token of `join`.
 */
function isAwaited(steps: Steps, join: Step, here: readonly Arrival[], other: Arrival): boolean {
  if (other.at === join.id) return false;
  const fork = commonOf(here.map(forksOf).reduce(commonOf), forksOf(other)).at(-1);
  const behind = fork === undefined ? new Set<string>() : reachedFrom(steps, join.id, (id) => id === fork);
  const isBlocked = (id: string) => {
    const { kind, incoming = 0 } = steps.get(id) ?? {};
    return behind.has(id) && incoming > 1 && (kind === 'parallel' || kind === 'inclusive');
  };
  return !isBlocked(other.at) && reachedFrom(steps, other.at, (id) => id !== join.id && isBlocked(id)).has(join.id);
}

/** Returns the nodes that a token at a node can reach without passing a blocked node. */
function reachedFrom(steps: Steps, from: string, isBlocked: (id: string) => boolean): Set<string> {
  const seen = new Set<string>();
  const queue = [from];
  for (const id of queue) {
    for (const { to } of steps.get(id)?.flows ?? []) {
      if (seen.has(to) || isBlocked(to)) continue;
      seen.add(to);
      queue.push(to);
    }
  }
  return seen;
}
