import { Button, type ButtonProps, Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { endKeyPress } from './endKeyPress';

interface MenuButtonProps extends ButtonProps {
  menu: MenuProps;
}

/** A button that opens a menu, with the ARIA states; the focus returns to it on select and on Escape. */
export function MenuButton({ menu, ...button }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const onClick: MenuProps['onClick'] = (chosen) => {
    endKeyPress(chosen.domEvent);
    ref.current?.focus();
    menu.onClick?.(chosen);
  };
  function onOpenChange(next: boolean) {
    setOpen(next);
    if (!next && document.activeElement?.closest('[role="menu"]')) ref.current?.focus();
  }
  return (
    <Dropdown menu={{ ...menu, onClick }} trigger={['click']} open={open} onOpenChange={onOpenChange}>
      <Button {...button} ref={ref} aria-haspopup="menu" aria-expanded={open} />
    </Dropdown>
  );
}
