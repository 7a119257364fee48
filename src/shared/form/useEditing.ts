import { useState } from 'react';

/** An open form; `row` is the record to edit, undefined for a new record. */
export interface Opening<T> {
  row: T | undefined;
  /** The form's React key, different each time it is opened. */
  key: number;
  /** To be called after the closing animation; a form that was opened in the meantime stays open. */
  close: () => void;
}

/**
 * Returns the open form of a screen, and the function `edit` that opens a form. `edit` works even while the previous
 * form is closing.
 */
export function useEditing<T>(): [opening: Opening<T> | undefined, edit: (row: T | 'new') => void] {
  const [opening, setOpening] = useState<Opening<T>>();
  function edit(row: T | 'new') {
    const key = (opening?.key ?? 0) + 1;
    const close = () => setOpening((now) => (now?.key === key ? undefined : now));
    setOpening({ row: row === 'new' ? undefined : row, key, close });
  }
  return [opening, edit];
}
