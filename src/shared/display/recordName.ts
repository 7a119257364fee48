import { use, useEffect } from 'react';
import { create } from 'zustand';
import { ViewContext } from '@/shared/storage/unsaved';

/** The names of the open records, by the key of the view that shows them. */
export const useRecordNames = create<{ names: ReadonlyMap<string, string> }>(() => ({ names: new Map() }));

/** Sets the name of the record this view shows; its tab is labelled with it, even while hidden. */
export function useRecordName(name: string): void {
  const view = use(ViewContext);
  useEffect(() => useRecordNames.setState(({ names }) => ({ names: new Map(names).set(view, name) })), [view, name]);
}
