/**
 * Loads the parts of the layout that the first page does not need. This module is in the entry chunk (`chunks.ts`), whose
 * styles are inlined: from another chunk Vite would request them again.
 */
export const loadLateParts = () => import('./lateParts');
