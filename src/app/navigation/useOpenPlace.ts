import { atBase } from '@/shared/settings/base';
import { useNavigate } from 'react-router-dom';
import type { MenuNode } from './menuNode';

/** Opens a menu node at an address. Opens a new window if the menu row requires a new window. */
export function useOpenPlace(): (node: MenuNode, address: string) => void {
  const navigate = useNavigate();
  return ({ newWindow }, address) => {
    if (newWindow) window.open(atBase(address), '_blank', 'noopener');
    else void navigate(address);
  };
}
