/** The number of days since this day, by the clock shared by browser, server and tests. */
export const daysSince = (day: string) =>
  Math.round((Date.parse(new Date().toLocaleDateString('sv')) - Date.parse(day)) / 86_400_000);
