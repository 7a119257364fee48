import { Fragment, type ReactNode, useState } from 'react';

/** A dialog or drawer that is open; it calls `close` at the end of its closing animation. */
type Dialog = (close: () => void) => ReactNode;

/**
 * The dialogs of a screen: `open((close) => <ReasonModal … onClose={close} />)` shows one, over those that are open. The
 * screen renders the first of the pair once, whatever there is to open.
 */
export function useDialogs(): [dialogs: ReactNode, open: (dialog: Dialog) => void] {
  const [shown, setShown] = useState<readonly { key: number; dialog: Dialog }[]>([]);
  const open = (dialog: Dialog) => setShown((now) => [...now, { key: (now.at(-1)?.key ?? 0) + 1, dialog }]);
  const dialogs = shown.map(({ key, dialog }) => (
    <Fragment key={key}>{dialog(() => setShown((now) => now.filter((one) => one.key !== key)))}</Fragment>
  ));
  return [dialogs, open];
}
