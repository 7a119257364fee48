/**
 * The timeout for something to appear in a test, in milliseconds. It only decides how soon a broken test fails:
 * everything a page needs is loaded before its tests begin, and no test measures time. Long, because the machine may be
 * busy with other jobs and no test gets a second try.
 */
export const MAX_WAIT = 30_000;
