import { Fragment, type ReactNode, useState } from 'react';

/** An open dialog or drawer; it calls `close` after its closing animation. */
type Dialog = (close: () => void) => ReactNode;

/** Shows a dialog; hooks that open dialogs get it from the screen that renders them. */
export type OpenDialog = (dialog: Dialog) => void;

/**
 * The dialogs of a screen: `open((close) => <ReasonModal … onClose={close} />)` shows a dialog on top of those already
 * open. The screen renders the first element of the pair once, even while nothing is open.
 *
 * @example
 * const [dialogs, open] = useDialogs();
 * const pay = (row: Order) => open((close) => <PayModal order={row} onClose={close} />);
 * return <CrudPage …>{dialogs}</CrudPage>;
 */
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
