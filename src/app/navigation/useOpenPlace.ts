import { atBase } from '@/shared/settings/base';
import { useNavigate } from 'react-router-dom';
import type { MenuNode } from './menuNode';

/** Returns a function that opens a menu node at an address, in a new window if the node has `newWindow`. */
export function useOpenPlace(): (node: MenuNode, address: string) => void {
  const navigate = useNavigate();
  return ({ newWindow }, address) => {
    if (newWindow) window.open(atBase(address), '_blank', 'noopener');
    else void navigate(address);
  };
}
