/** How many days ago this day was, by the clock that browser, server and tests share. */
export const daysSince = (day: string) =>
  Math.round((Date.parse(new Date().toLocaleDateString('sv')) - Date.parse(day)) / 86_400_000);
