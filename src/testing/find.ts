import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Finds the dialog, drawer or confirm that shows `words` as its title or question. Without `words`, finds the only open
 * dialog.
 */
export async function findDialog(words?: string | RegExp): Promise<HTMLElement> {
  if (words === undefined) return screen.findByRole('dialog');
  return waitFor(() => {
    const dialogs = screen.queryAllByText(words).map((text) => text.closest<HTMLElement>('[role=dialog]'));
    const found = dialogs.find((dialog) => dialog !== null);
    if (!found) throw new Error(`no dialog says ${String(words)}`);
    return found;
  });
}

/**
 * Returns the button with the text `name` in a dialog. Searches by text, because a role query over a page with a table
 * takes seconds in jsdom.
 */
export function buttonIn(inside: HTMLElement, name: string): HTMLElement {
  const buttons = new Set(
    within(inside)
      .getAllByText(name)
      .flatMap((text) => text.closest('button') ?? []),
  );
  const [button] = buttons;
  if (!button || buttons.size > 1) throw new Error(`${buttons.size} buttons say "${name}"`);
  return button;
}

/** Waits until the button that `find` returns takes clicks: a disabled or loading button ignores them. */
export async function whenReady(find: () => HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const button = find().closest('button');
    if (!button || button.disabled || within(button).queryByRole('img', { name: 'loading' }))
      throw new Error('the button does not take clicks');
    return button;
  });
}

/** Opens the menu 更多 of a row and returns an action in it. `row` is the label of the button that opens the menu. */
export async function inMore(user: UserEvent, row: string | RegExp, action: string): Promise<HTMLElement> {
  const button = await screen.findByLabelText(row);
  await user.click(button);
  return waitFor(() => {
    const item = openMenuItems(new RegExp(`^${action}`))[0];
    if (!item) throw new Error(`no open menu has ${action}`);
    return item;
  });
}

/**
 * Returns entries of the open menus, by default all. A closed menu can stay in the document, but cannot be clicked.
 */
export function openMenuItems(name: RegExp = /./): HTMLElement[] {
  return screen.queryAllByRole('menuitem', { name }).filter(takesClicks);
}

/** False inside a closed menu. Checks all ancestors, because jsdom does not inherit `pointer-events`. */
function takesClicks(element: Element | null): boolean {
  for (let one = element; one; one = one.parentElement)
    if (getComputedStyle(one).pointerEvents === 'none') return false;
  return true;
}
