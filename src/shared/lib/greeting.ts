/** The part of the day for a greeting: hours before 9, up to 11, up to 13, before 20, later (docs/specification#9). */
export function partOfDay(hour: number) {
  if (hour < 9) return 'morning';
  if (hour <= 11) return 'forenoon';
  if (hour <= 13) return 'noon';
  return hour < 20 ? 'afternoon' : 'evening';
}
