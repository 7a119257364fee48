import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useUnsaved } from '@/shared/drafts/unsaved';
import { tellUploading } from './uploading';
import { createUploads, type Upload } from './uploads';

interface UseUploads {
  /** The id of the form's field, whose form waits for it and stops it when it is given up. */
  field?: string | undefined;
  onDone: (upload: Upload) => void;
}

/** The files of one field on their way; leaving the page asks first while there are any. */
export function useUploads({ field, onDone }: UseUploads) {
  const [uploads] = useState(() => createUploads());
  const list = useStore(uploads.store, (state) => state.uploads);
  const tellUnsaved = useUnsaved();

  // Not undone when the tab is hidden: what arrives meanwhile has to find its field.
  useEffect(() => {
    uploads.listen({
      onDone,
      onRunning: (running) => {
        tellUnsaved(running);
        if (field) tellUploading(field, running ? uploads.clear : undefined);
      },
    });
  });

  return { uploads, list };
}
