/** The tours that run whole, as `TOURS=strange,lists npm run e2e -- …` names them. */
const wholly = (process.env.TOURS ?? '').split(',');
const day = Math.floor(Date.now() / 86_400_000);

/** Every how many days a tour goes on, and on which of them. */
const STEPS = { strange: [2, 0], lists: [2, 1], lost: [1, 0], axe: [1, 0] } as const;

/**
 * Whether a part of a long tour runs: all of them by its own command (`npm run test:strange`), else another one on each
 * of its days, so that `npm run test:rest` gets everywhere in time.
 */
export function isTurn(tour: keyof typeof STEPS, index: number, count: number): boolean {
  const [every, on] = STEPS[tour];
  return wholly.includes(tour) || (day % every === on && Math.floor(day / every) % count === index);
}

/** The theme in which the nth area is looked at today: the other one tomorrow; `TOURS=themes` looks at both. */
export const isThemeOfToday = (theme: 'light' | 'dark', index: number): boolean =>
  wholly.includes('themes') || (index + day) % 2 === (theme === 'light' ? 0 : 1);
