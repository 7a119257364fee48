/** The long test series to run completely, as in `TOURS=strange,lists npm run e2e -- …`. */
const wholly = (process.env.TOURS ?? '').split(',');
/** The number of the day on which the run started. */
export const day = Number(process.env.E2E_DAY);

/** For each long test series, its interval in days, and the day of the interval on which a part runs. */
const STEPS = { strange: [2, 0], lists: [2, 1], lost: [1, 0], axe: [1, 0] } as const;

/**
 * Returns whether a part of a long test series runs today: every part if `TOURS` names the series (`npm run
 * test:strange`), else a different part each time, so that `npm run test:rest` covers everything over time.
 */
export function isTurn(tour: keyof typeof STEPS, index: number, count: number): boolean {
  const [every, on] = STEPS[tour];
  return wholly.includes(tour) || (day % every === on && Math.floor(day / every) % count === index);
}

/** Returns whether the nth area is tested in this theme today. Themes alternate daily; `TOURS=themes` tests both. */
export const isThemeOfToday = (theme: 'light' | 'dark', index: number): boolean =>
  wholly.includes('themes') || (index + day) % 2 === (theme === 'light' ? 0 : 1);
