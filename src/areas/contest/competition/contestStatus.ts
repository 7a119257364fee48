/** The times a contest goes through, in their order; `YYYY-MM-DD HH:mm:ss`. */
const TIMES = ['registerStartTime', 'registerEndTime', 'startTime', 'endTime'] as const;

export type ContestTime = (typeof TIMES)[number];

type Timed = Record<ContestTime, string> & { contestStatus?: string | null | undefined };

/** The states the clock alone decides: from before registration, 1, to after the contest, 5. */
const BY_CLOCK = ['1', '2', '3', '4', '5'];

/**
 * The state of a contest at a moment (docs/contract#3.4.20): a draft and a cancelled one stay what they are, a published one is
 * what the clock makes of its four times. A time belongs to what begins with it.
 */
export function statusAt(contest: Timed, now: string): string {
  const { contestStatus } = contest;
  if (!contestStatus || !BY_CLOCK.includes(contestStatus)) return contestStatus ?? '0';
  return String(1 + TIMES.filter((time) => contest[time] <= now).length);
}

/** The next of the four times for a contest in its state; undefined when none is to come. */
export function nextTime({ contestStatus }: Pick<Timed, 'contestStatus'>): ContestTime | undefined {
  const index = BY_CLOCK.indexOf(contestStatus ?? '');
  return index < 0 ? undefined : TIMES[index];
}
