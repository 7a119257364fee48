/** Returns the number of days since this day. Browser, server and tests share the clock. */
export const daysSince = (day: string) =>
  Math.round((Date.parse(new Date().toLocaleDateString('sv')) - Date.parse(day)) / 86_400_000);
