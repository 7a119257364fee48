/** The tours to run completely, as in `TOURS=strange,lists npm run e2e -- …`. */
const wholly = (process.env.TOURS ?? '').split(',');
const day = Math.floor(Date.now() / 86_400_000);

/** The interval of each tour in days, and the day of the interval on which it runs. */
const STEPS = { strange: [2, 0], lists: [2, 1], lost: [1, 0], axe: [1, 0] } as const;

/**
 * Tells if a part of a long tour runs today: all parts if `TOURS` names the tour (`npm run test:strange`), else a
 * different part on each of its days, so that `npm run test:rest` covers everything in time.
 */
export function isTurn(tour: keyof typeof STEPS, index: number, count: number): boolean {
  const [every, on] = STEPS[tour];
  return wholly.includes(tour) || (day % every === on && Math.floor(day / every) % count === index);
}

/** Tells if the nth area is tested in this theme today; the theme alternates daily, and `TOURS=themes` tests both. */
export const isThemeOfToday = (theme: 'light' | 'dark', index: number): boolean =>
  wholly.includes('themes') || (index + day) % 2 === (theme === 'light' ? 0 : 1);
