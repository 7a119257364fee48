import { createContext, type ReactNode, use, useEffect } from 'react';

/** Renders a value of a field in the same way as its control. */
export type Read = (value: unknown) => ReactNode;

/** The functions that render the values of a form's fields, by the ids of their controls. */
export const ReadingContext = createContext<Map<string, Read> | undefined>(undefined);

/**
 * Registers how a control renders an unreadable value, such as an id or a dictionary entry. When a form shows a
 * conflict, the form renders both values with `read`. Does nothing outside of a form.
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
