/**
 * The longest a test waits for something to appear, in milliseconds. It only says how soon a broken test gives up: what a
 * page needs is loaded before its tests begin, and no test is about time. A CI machine may be busy with other things.
 */
export const PATIENCE = process.env.CI ? 30_000 : 10_000;
