import type { ReactNode } from 'react';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { Lazy } from './Lazy';

/**
 * Returns the function that shows a dialog of the screen whose code loads then. `load` is a constant of the calling
 * module; a failed load is reported, and opening the dialog again retries.
 * @example
 * const open = useLazyDialog(loadNotes);
 * const show = (row: User) => open(({ NotesDrawer }, close) => <NotesDrawer id={row.userId} onClose={close} />);
 */
export function useLazyDialog<M>(load: () => Promise<M>) {
  const open = useOpenDialog();
  return (dialog: (module: M, close: () => void) => ReactNode) =>
    open((close) => (
      <Lazy load={load} onFail={close}>
        {(module) => dialog(module, close)}
      </Lazy>
    ));
}
