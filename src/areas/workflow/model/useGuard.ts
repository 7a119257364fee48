import { useState } from 'react';
import { draftOf, dropDraft } from '@/shared/form/drafts/drafts';
import { useUnsaved } from '@/shared/storage/unsaved';
import { designs, type Model } from './model.resource';

/** Tracks unsaved changes of a model's diagram. A restored draft counts as unsaved. */
export function useGuard(id: Model['id']) {
  const setUnsaved = useUnsaved();
  const [dirty, setDirty] = useState(() => draftOf(designs, id) !== undefined);
  return {
    dirty,
    touch: () => {
      setDirty(true);
      setUnsaved(true, () => dropDraft(designs, id));
    },
    /** Marks the diagram as unchanged and deletes its draft, after saving or discarding. */
    settle: () => {
      setDirty(false);
      setUnsaved(false);
      dropDraft(designs, id);
    },
  };
}
export type Guard = ReturnType<typeof useGuard>;
