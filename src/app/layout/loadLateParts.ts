/**
 * Loads the parts of the layout that the first page does not need. `chunks.ts` puts this module into the entry chunk,
 * whose styles are inlined. If another chunk imported `lateParts`, Vite would request the inlined styles again.
 */
export const loadLateParts = () => import('./lateParts');
