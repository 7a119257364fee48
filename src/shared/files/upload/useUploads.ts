import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useUnsaved } from '@/shared/storage/unsaved';
import { setUploading } from './uploading';
import { createUploads, type Upload } from './uploads';

interface UseUploads {
  /** The id of the form field. The form cannot be submitted while uploads run, and cancels them when it is closed. */
  field?: string | undefined;
  onDone: (upload: Upload) => void;
}

/** Returns the upload queue of one field. While uploads are running, the user must confirm to leave the page. */
export function useUploads({ field, onDone }: UseUploads) {
  const [uploads] = useState(() => createUploads());
  const list = useStore(uploads.store, (state) => state.uploads);
  const setUnsaved = useUnsaved();

  // No cleanup, because React would also run it for a hidden tab, where a finished upload must still reach its field.
  useEffect(() => {
    uploads.listen({
      onDone,
      onRunning: (running) => {
        setUnsaved(running);
        if (field) setUploading(field, running ? uploads.clear : undefined);
      },
    });
  });

  return { uploads, list };
}
