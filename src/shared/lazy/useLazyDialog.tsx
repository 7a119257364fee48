import type { ReactNode } from 'react';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { Lazy } from './Lazy';

/**
 * Returns a function that shows a dialog of the screen. The code of the dialog loads when the dialog is first opened.
 * `load` must be a constant of the calling module. If the load fails, a notification appears. Opening the dialog again
 * retries.
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
