import { createContext, Fragment, type ReactNode, use, useState } from 'react';

/** An open dialog or drawer; it calls `close` after its closing animation. */
type Dialog = (close: () => void) => ReactNode;

type OpenDialog = (dialog: Dialog) => void;

const OpenContext = createContext<OpenDialog>(() => {
  throw new Error('no <Dialogs> here');
});

/**
 * Returns the function that shows a dialog of the screen, on top of those already open. It stays open until it is
 * closed, or the screen is left.
 *
 * @example
 * const open = useOpenDialog();
 * const pay = (row: Order) => open((close) => <PayModal order={row} onClose={close} />);
 */
export const useOpenDialog = () => use(OpenContext);

/** Shows the dialogs that the parts of a screen open (`useOpenDialog`). */
export function Dialogs({ children }: { children: ReactNode }) {
  const [dialogs, open] = useDialogs();
  return (
    <OpenContext value={open}>
      {children}
      {dialogs}
    </OpenContext>
  );
}

/** The same where there is no screen: renders the first element of the pair once, even while nothing is open. */
export function useDialogs(): [dialogs: ReactNode, open: OpenDialog] {
  const [shown, setShown] = useState<readonly { key: number; dialog: Dialog }[]>([]);
  const open: OpenDialog = (dialog) => setShown((now) => [...now, { key: (now.at(-1)?.key ?? 0) + 1, dialog }]);
  const dialogs = shown.map(({ key, dialog }) => (
    <Fragment key={key}>{dialog(() => setShown((now) => now.filter((one) => one.key !== key)))}</Fragment>
  ));
  return [dialogs, open];
}

/** The props of a drawer that is open once it is rendered; `onClose` is called after its closing animation. */
export function useDrawer(onClose: () => void) {
  const [open, setOpen] = useState(true);
  const afterOpenChange = (shown: boolean) => !shown && onClose();
  return { open, onClose: () => setOpen(false), afterOpenChange };
}

/** The same for a modal. */
export function useModal(onClose: () => void) {
  const { onClose: onCancel, ...shown } = useDrawer(onClose);
  return { ...shown, onCancel };
}
