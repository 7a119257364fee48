import { createContext, type ReactNode, use, useEffect } from 'react';

/** Renders a value of a field as its control would show it. */
export type Read = (value: unknown) => ReactNode;

/** How the controls of a form show values, by the controls' ids. */
export const ReadingContext = createContext<Map<string, Read> | undefined>(undefined);

/**
 * Tells the form how this control shows a value that is not readable by itself (an entry of a dictionary, an id), for
 * the comparison with a colleague's change. Outside a form it does nothing.
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
