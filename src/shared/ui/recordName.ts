import { use, useEffect } from 'react';
import { create } from 'zustand';
import { ViewContext } from '@/shared/drafts/unsaved';

/** What the records are called that are open, by the view each is shown in. */
export const useRecordNames = create<{ names: ReadonlyMap<string, string> }>(() => ({ names: new Map() }));

/** Says what the record is called that this view shows: its tab goes by it, hidden or not. */
export function useRecordName(name: string): void {
  const view = use(ViewContext);
  useEffect(() => useRecordNames.setState(({ names }) => ({ names: new Map(names).set(view, name) })), [view, name]);
}
