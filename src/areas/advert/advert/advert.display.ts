/** The fields that decide whether an advertisement is displayed. Times are `YYYY-MM-DD HH:mm:ss`, as in the API. */
interface Shown {
  status: string | null | undefined;
  startTime: string | null | undefined;
  endTime: string | null | undefined;
}

/**
 * Returns the display state at the time `now` (docs/contract#3.4.30): 0 not begun, 1 running, 2 ended, 3 offline. Start
 * and end are inclusive. Returns undefined if an online advertisement has no start or end time.
 */
export function displayOf({ status, startTime, endTime }: Shown, now: string): '0' | '1' | '2' | '3' | undefined {
  if (status === '1') return '3';
  if (!startTime || !endTime) return undefined;
  if (now < startTime) return '0';
  return now <= endTime ? '1' : '2';
}
