/** The tours that are run whole, as `TOURS=strange,lists npm run e2e -- …` names them. */
const wholly = (process.env.TOURS ?? '').split(',');
const day = Math.floor(Date.now() / 86_400_000);

/**
 * Which parts of a long tour run: all of them by its own command (`npm run test:strange`, `npm run test:lists`), else
 * one every day, so that `npm run test:rest` has been everywhere in as many days as there are parts.
 */
export function isTurn(tour: 'strange' | 'lists', index: number, count: number): boolean {
  return wholly.includes(tour) || day % count === index;
}
