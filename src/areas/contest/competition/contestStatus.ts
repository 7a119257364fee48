/** The times of a contest in chronological order, as `YYYY-MM-DD HH:mm:ss`. */
const TIMES = ['registerStartTime', 'registerEndTime', 'startTime', 'endTime'] as const;

export type ContestTime = (typeof TIMES)[number];

type Timed = Record<ContestTime, string> & { contestStatus?: string | null | undefined };

/** The statuses that follow the clock, from 1 (published) to 5 (ended). */
const BY_CLOCK = ['1', '2', '3', '4', '5'];

/**
 * Returns the status of a contest at a time (docs/contract#3.4.20). A draft or canceled contest keeps its status. The
 * status of a published contest follows its four times, and changes exactly at each time.
 */
export function statusAt(contest: Timed, now: string): string {
  const { contestStatus } = contest;
  if (!contestStatus || !BY_CLOCK.includes(contestStatus)) return contestStatus ?? '0';
  return String(1 + TIMES.filter((time) => contest[time] <= now).length);
}

/**
 * Returns the name of the field with the time of the next status change. Returns undefined if the status will not
 * change.
 */
export function nextTime({ contestStatus }: Pick<Timed, 'contestStatus'>): ContestTime | undefined {
  const index = BY_CLOCK.indexOf(contestStatus ?? '');
  return index < 0 ? undefined : TIMES[index];
}
