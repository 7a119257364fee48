import { Activity, type ReactNode, useState } from 'react';

/** A page with a tab bar: the button "tab" hides the page as another tab does, and shows it again. */
export function HideableTab({ children }: { children: ReactNode }) {
  const [isHidden, hide] = useState(false);
  return (
    <>
      <button type="button" onClick={() => hide(!isHidden)}>
        tab
      </button>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  );
}
