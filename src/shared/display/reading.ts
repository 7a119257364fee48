import { createContext, type ReactNode, use, useEffect } from 'react';

/** Renders a value of a field as its control would show it. */
export type Read = (value: unknown) => ReactNode;

/** The functions that render the values of a form's fields, by the ids of their controls. */
export const ReadingContext = createContext<Map<string, Read> | undefined>(undefined);

/**
 * Registers how this control shows a value that is not readable by itself (an entry of a dictionary, an id), for the
 * comparison with a colleague's change. Outside a form it does nothing.
 */
export function useReading(id: string | undefined, read: Read): void {
  const readings = use(ReadingContext);
  useEffect(() => {
    if (!readings || !id) return undefined;
    readings.set(id, read);
    return () => {
      readings.delete(id);
    };
  }, [readings, id, read]);
}
