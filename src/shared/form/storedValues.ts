import { createContext } from 'react';

/** The values as loaded, without input or a restored draft. Some fields compare their current value with them. */
export const StoredValuesContext = createContext<Readonly<Record<string, unknown>>>({});
