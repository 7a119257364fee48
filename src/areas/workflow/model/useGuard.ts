import { useState } from 'react';
import { draftOf, dropDraft } from '@/shared/drafts/drafts';
import { useUnsaved } from '@/shared/drafts/unsaved';
import { designs, type Model } from './model.api';

/** Whether a model's drawing holds steps that are not saved; a draft of before counts. */
export function useGuard(id: Model['id']) {
  const tellUnsaved = useUnsaved();
  const [dirty, setDirty] = useState(() => draftOf(designs, id) !== undefined);
  return {
    dirty,
    touch: () => {
      setDirty(true);
      tellUnsaved(true, () => dropDraft(designs, id));
    },
    /** Nothing is left to lose: saved, or given up. */
    settle: () => {
      setDirty(false);
      tellUnsaved(false);
      dropDraft(designs, id);
    },
  };
}
export type Guard = ReturnType<typeof useGuard>;
