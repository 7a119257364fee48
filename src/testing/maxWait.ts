/**
 * Max time to wait for something to appear in a test, in milliseconds. The time is long, because the machine may be
 * busy and tests are not retried. A long time only delays the failure of a broken test. Code is loaded before tests
 * begin, and no test measures time.
 */
export const MAX_WAIT = 30_000;
