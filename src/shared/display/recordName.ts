import { use, useEffect } from 'react';
import { create } from 'zustand';
import { ViewContext } from '@/shared/storage/unsaved';

/** The names of the open records, by the key of the view that shows the record. */
export const useRecordNames = create<{ names: ReadonlyMap<string, string> }>(() => ({ names: new Map() }));

/**
 * Sets the name of the record that a view shows. The tab of the view displays the name, even while the view is hidden.
 */
export function useRecordName(name: string): void {
  const view = use(ViewContext);
  useEffect(() => useRecordNames.setState(({ names }) => ({ names: new Map(names).set(view, name) })), [view, name]);
}
