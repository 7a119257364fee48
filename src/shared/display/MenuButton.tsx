import { Button, type ButtonProps, Dropdown, type MenuProps } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { endKeyPress } from './keyboard/endKeyPress';

interface MenuButtonProps extends ButtonProps {
  menu: MenuProps;
  /** Called with true when the menu opens, and with false when it closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * A button with ARIA states that opens a menu. A click or ArrowDown opens the menu and focuses the first entry. A
 * selection or Escape returns the focus to the button.
 */
export function MenuButton({ menu, onOpenChange, ...button }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const onClick: MenuProps['onClick'] = (chosen) => {
    endKeyPress(chosen.domEvent);
    ref.current?.focus();
    menu.onClick?.(chosen);
  };
  function change(next: boolean) {
    setOpen(next);
    onOpenChange?.(next);
    if (!next && document.activeElement?.closest('[role="menu"]')) ref.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    change(true);
  }
  return (
    <Dropdown
      menu={{ ...menu, onClick }}
      trigger={['click']}
      open={open}
      onOpenChange={change}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus moves into an opened menu (APG, menu button)
      autoFocus
      // antd focuses the menu some frames after it has opened, even if it has closed since.
      destroyOnHidden
    >
      <Button {...button} ref={ref} aria-haspopup="menu" aria-expanded={open} onKeyDown={onKeyDown} />
    </Dropdown>
  );
}
