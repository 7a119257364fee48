/**
 * Max time to wait for something to appear in a test, in milliseconds. It only affects how soon a broken test fails:
 * everything a page needs is loaded before its tests begin, and no test measures time. It is long, because the machine
 * may be busy with other jobs and tests are not retried.
 */
export const MAX_WAIT = 30_000;
