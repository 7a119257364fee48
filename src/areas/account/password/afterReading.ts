/** Time to read the success message before the page reloads, in milliseconds. */
const READING = 1500;

/** Runs something when a passing message has been read. */
export const afterReading = (run: () => unknown) => void setTimeout(run, READING);
