import { createContext } from 'react';

/** The values as loaded, before any input or restored draft, for fields that compare their own value with them. */
export const StoredValuesContext = createContext<Readonly<Record<string, unknown>>>({});
