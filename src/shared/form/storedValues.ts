import { createContext } from 'react';

/**
 * The values as loaded, without input or a restored draft. Some fields compare their own value with the loaded value.
 */
export const StoredValuesContext = createContext<Readonly<Record<string, unknown>>>({});

/** The path of the form's resource. The user's rights to the fields of the resource apply to the form items. */
export const FormPathContext = createContext<string | undefined>(undefined);
