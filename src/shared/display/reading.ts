import { createContext, type ReactNode, use, useEffect } from 'react';

/** Renders a value of a field in the same way as its control. */
export type Read = (value: unknown) => ReactNode;

/** The functions that render the values of a form's fields, by the ids of their controls. */
export const ReadingContext = createContext<Map<string, Read> | undefined>(undefined);

/**
 * Registers how to display the values of a control whose raw values mean nothing to users, such as ids. When a form
 * shows a conflict, the form renders both values with `read`. Does nothing outside of a form.
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
