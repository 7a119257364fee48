import { atBase } from '@/shared/settings/base';
import { useNavigate } from 'react-router-dom';
import type { MenuNode } from './menuNode';

/** Opens a menu node at an address: in a new window if its menu row requires that, otherwise in this window. */
export function useOpenPlace(): (node: MenuNode, address: string) => void {
  const navigate = useNavigate();
  return ({ newWindow }, address) => {
    if (newWindow) window.open(atBase(address), '_blank', 'noopener');
    else void navigate(address);
  };
}
