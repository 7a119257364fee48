/**
 * The timeout for something to appear in a test, in milliseconds. It only decides how soon a broken test fails:
 * everything a page needs is loaded before its tests begin, and no test measures time. A CI machine may be busy with
 * other jobs.
 */
export const MAX_WAIT = process.env.CI ? 30_000 : 10_000;
