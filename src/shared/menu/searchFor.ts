const SEARCH = 'talent-desk:search';

/** Opens the search in the header with the given text. */
export const searchFor = (text: string) => window.dispatchEvent(new CustomEvent(SEARCH, { detail: text }));

/** Calls the listener with the text of each `searchFor`. Returns a function that removes the listener. */
export function onSearchFor(listener: (text: string) => void): () => void {
  const take = (event: Event) => listener(String((event as CustomEvent<unknown>).detail));
  window.addEventListener(SEARCH, take);
  return () => window.removeEventListener(SEARCH, take);
}
