/** The tours that run whole, as `TOURS=strange,lists npm run e2e -- …` names them. */
const wholly = (process.env.TOURS ?? '').split(',');
const day = Math.floor(Date.now() / 86_400_000);

/** The days on which a tour makes a step. */
const STEPS = { strange: day % 2 === 0, lists: day % 2 === 1, lost: true, axe: true };

/**
 * Whether a part of a long tour runs: all of them by its own command (`npm run test:strange`, `npm run test:lists`), else
 * another one every second day, so that `npm run test:rest` gets everywhere in time.
 */
export function isTurn(tour: keyof typeof STEPS, index: number, count: number): boolean {
  return wholly.includes(tour) || (STEPS[tour] && Math.floor(day / 2) % count === index);
}

/** The theme in which the nth area is looked at today: the other one tomorrow; `TOURS=themes` looks at both. */
export const isThemeOfToday = (theme: 'light' | 'dark', index: number): boolean =>
  wholly.includes('themes') || (index + day) % 2 === (theme === 'light' ? 0 : 1);
