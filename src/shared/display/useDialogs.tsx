import { createContext, Fragment, type ReactNode, use, useState } from 'react';

/** Renders an open dialog or drawer; the dialog calls `close` after its closing animation. */
type Dialog = (close: () => void) => ReactNode;

type OpenDialog = (dialog: Dialog) => void;

const OpenContext = createContext<OpenDialog>(() => {
  throw new Error('no <Dialogs> here');
});

/**
 * Returns a function that opens a dialog on top of the screen's open dialogs. The dialog stays open until the user
 * closes the dialog or leaves the screen.
 *
 * @example
 * const open = useOpenDialog();
 * const pay = (row: Order) => open((close) => <PayModal order={row} onClose={close} />);
 */
export const useOpenDialog = () => use(OpenContext);

/** Renders the dialogs that components of a screen open (`useOpenDialog`). */
export function Dialogs({ children }: { children: ReactNode }) {
  const [dialogs, open] = useDialogs();
  return (
    <OpenContext value={open}>
      {children}
      {dialogs}
    </OpenContext>
  );
}

/**
 * `useOpenDialog` for code outside of screens. Always render the first element of the pair, even if no dialog is open.
 */
export function useDialogs(): [dialogs: ReactNode, open: OpenDialog] {
  const [shown, setShown] = useState<readonly { key: number; dialog: Dialog }[]>([]);
  const open: OpenDialog = (dialog) => setShown((now) => [...now, { key: (now.at(-1)?.key ?? 0) + 1, dialog }]);
  const dialogs = shown.map(({ key, dialog }) => (
    <Fragment key={key}>{dialog(() => setShown((now) => now.filter((one) => one.key !== key)))}</Fragment>
  ));
  return [dialogs, open];
}

/** The props of a drawer that is open from its first render on; `onClose` is called after its closing animation. */
export function useDrawer(onClose: () => void) {
  const [open, setOpen] = useState(true);
  const afterOpenChange = (shown: boolean) => !shown && onClose();
  return { open, onClose: () => setOpen(false), afterOpenChange };
}

/** The props of `useDrawer` for a modal. */
export function useModal(onClose: () => void) {
  const { onClose: onCancel, ...shown } = useDrawer(onClose);
  return { ...shown, onCancel };
}
