/** Loads the list of the command palette. In the entry chunk for the reason `loadLateParts` gives. */
export const loadPalette = () => import('./CommandPalette');
