import { createContext } from 'react';

/** The values the form loaded, before anything was typed or restored: what a field compares its own with. */
export const StoredValuesContext = createContext<Readonly<Record<string, unknown>>>({});
