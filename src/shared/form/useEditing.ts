import { useState } from 'react';

/** One opening of a form: the record it edits, undefined for a new one. */
export interface Opening<T> {
  row: T | undefined;
  /** Tells this opening from every other: the form's React key. */
  key: number;
  /** For the end of the closing animation; a form that was opened meanwhile stays. */
  close: () => void;
}

/** Which form of a screen is open: `edit` opens it for a record or a new one, even while the last one is still closing. */
export function useEditing<T>(): [opening: Opening<T> | undefined, edit: (row: T | 'new') => void] {
  const [opening, setOpening] = useState<Opening<T>>();
  function edit(row: T | 'new') {
    const key = (opening?.key ?? 0) + 1;
    const close = () => setOpening((now) => (now?.key === key ? undefined : now));
    setOpening({ row: row === 'new' ? undefined : row, key, close });
  }
  return [opening, edit];
}
