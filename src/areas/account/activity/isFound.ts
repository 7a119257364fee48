/** True if the texts that an entry shows contain the wanted text, in upper or lower case. */
export const isFound = (shown: readonly (string | null | undefined)[], wanted: string) =>
  shown.join(' ').toLowerCase().includes(wanted.trim().toLowerCase());
