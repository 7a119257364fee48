/** The part of the day at an hour from 0 to 23, for a greeting (docs/specification#9). */
export function partOfDay(hour: number) {
  if (hour < 9) return 'morning';
  if (hour <= 11) return 'forenoon';
  if (hour <= 13) return 'noon';
  return hour < 20 ? 'afternoon' : 'evening';
}
