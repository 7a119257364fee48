/** How long the words of success are read before the page begins anew, in milliseconds. */
const READING = 1500;

/** Runs something when a passing message has been read. */
export const afterReading = (run: () => unknown) => void setTimeout(run, READING);
