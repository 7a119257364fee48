/** The times of a contest in chronological order, as `YYYY-MM-DD HH:mm:ss`. */
const TIMES = ['registerStartTime', 'registerEndTime', 'startTime', 'endTime'] as const;

export type ContestTime = (typeof TIMES)[number];

type Timed = Record<ContestTime, string> & { contestStatus?: string | null | undefined };

/** The statuses that follow the clock: from 1, published, to 5, ended. */
const BY_CLOCK = ['1', '2', '3', '4', '5'];

/**
 * Returns the status of a contest at a time (docs/contract#3.4.20). Drafts and canceled contests keep their status; a
 * published contest follows its four times. A status begins exactly at its time.
 */
export function statusAt(contest: Timed, now: string): string {
  const { contestStatus } = contest;
  if (!contestStatus || !BY_CLOCK.includes(contestStatus)) return contestStatus ?? '0';
  return String(1 + TIMES.filter((time) => contest[time] <= now).length);
}

/** Returns the field name of the time at which the status will change next; undefined if there is no such time. */
export function nextTime({ contestStatus }: Pick<Timed, 'contestStatus'>): ContestTime | undefined {
  const index = BY_CLOCK.indexOf(contestStatus ?? '');
  return index < 0 ? undefined : TIMES[index];
}
