import { createContext, type ReactNode, use, useEffect } from 'react';

/** Renders a value of a field in the same way as its control. */
export type Read = (value: unknown) => ReactNode;

/** The functions that render the values of a form's fields, by the ids of their controls. */
export const ReadingContext = createContext<Map<string, Read> | undefined>(undefined);

/**
 * Registers how this control renders a value that is not readable by itself, such as a dictionary entry or an id. The
 * form then shows such values when it compares them with a colleague's change. Does nothing outside of a form.
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
