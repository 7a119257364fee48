/** Time to read the success message before the page reloads, in milliseconds. */
const READING = 1500;

/** Runs a callback once the user has had time to read a message. */
export const afterReading = (run: () => unknown) => void setTimeout(run, READING);
