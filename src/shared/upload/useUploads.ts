import { type RefObject, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useUnsaved } from '@/shared/ui/unsaved';
import { tellUploading } from './uploading';
import { createUploads, type Upload } from './uploads';

interface UseUploads {
  /** What holds the field on the page: when it is gone, what is on its way is stopped. A tab that is hidden keeps it. */
  frame: RefObject<HTMLElement | null>;
  /** The id of the form's field, whose form waits for it. */
  field?: string | undefined;
  onDone: (upload: Upload) => void;
}

/** The files of one field on their way; leaving the page asks first while there are any. */
export function useUploads({ frame, field, onDone }: UseUploads) {
  const [uploads] = useState(() => createUploads());
  const list = useStore(uploads.store, (state) => state.uploads);
  const tellUnsaved = useUnsaved();

  // Not undone when the tab is hidden: what arrives meanwhile has to find its field.
  useEffect(() => {
    uploads.listen({
      onDone,
      onRunning: (running) => {
        tellUnsaved(running);
        if (field) tellUploading(field, running);
      },
    });
  });
  useEffect(() => {
    const here = frame.current;
    return () => void setTimeout(() => here?.isConnected || uploads.clear());
  }, [frame, uploads]);

  return { uploads, list };
}
