import { useNavigate } from 'react-router-dom';
import type { MenuNode } from './menuNode';

/** Opens a place at an address: in another window where its menu row says so, else here. */
export function useOpenPlace(): (node: MenuNode, address: string) => void {
  const navigate = useNavigate();
  return ({ newWindow }, address) => {
    if (newWindow) window.open(address, '_blank', 'noopener');
    else void navigate(address);
  };
}
