/**
 * Loads the parts of the layout that the first page does not need. `chunks.ts` puts this module into the entry chunk,
 * whose styles are inlined. An import from any other chunk would make Vite request these styles again.
 */
export const loadLateParts = () => import('./lateParts');
