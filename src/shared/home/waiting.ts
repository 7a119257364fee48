import { getAreas } from '@/shared/area/areas';
import { minutesBetween } from '@/shared/review/waiting/waitingTime';

/** All pending work of the back office (docs/contract#3.4), from the areas. */
export const waitingKinds = () => getAreas().flatMap(({ waiting = [] }) => waiting);

/** The number of rows of one kind, and the time since which the oldest is pending, if the server sends it. */
export interface Queue {
  total: number;
  since: string | undefined;
}

/** Whole minutes since a time of the API; undefined for one in the future. */
export const minutesSince = (time: string) => minutesBetween(time, new Date().toISOString());

/** A kind whose rows were counted, could not be counted, or are still being counted. */
export interface Counted<Kind> {
  kind: Kind;
  queue: Queue | undefined;
  isPending: boolean;
}

/** The visible kinds: first those with rows, the longest pending first, then those that could not be counted. */
export function inOrder<Kind>(all: readonly Counted<Kind>[]): Counted<Kind>[] {
  const key = ({ queue }: Counted<Kind>) => (queue ? (queue.since ?? '~') : '~~');
  return all
    .filter(({ queue, isPending }) => !isPending && queue?.total !== 0)
    .toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
