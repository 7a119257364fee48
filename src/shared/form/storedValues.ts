import { createContext } from 'react';

/** The loaded values, without input or a restored draft, with which some fields compare their current value. */
export const StoredValuesContext = createContext<Readonly<Record<string, unknown>>>({});
