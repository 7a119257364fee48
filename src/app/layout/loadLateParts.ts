/**
 * Loads the parts of the layout that the first page does not need. This module is in the entry chunk (`chunks.ts`),
 * whose styles are inlined. If it were in another chunk, Vite would request these styles again.
 */
export const loadLateParts = () => import('./lateParts');
