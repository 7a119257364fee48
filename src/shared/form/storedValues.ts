import { createContext } from 'react';

/** The values as loaded, before any input or restored draft; some fields compare their own value with these. */
export const StoredValuesContext = createContext<Readonly<Record<string, unknown>>>({});
