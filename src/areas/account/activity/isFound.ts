/** True if the displayed texts of an entry contain the wanted text, ignoring case. */
export const isFound = (shown: readonly (string | null | undefined)[], wanted: string) =>
  shown.join(' ').toLowerCase().includes(wanted.trim().toLowerCase());
