import { useNavigate } from 'react-router-dom';
import { type LinkQuery, useMenuLink } from '@/shared/menu/links';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import type { RowAction } from './RowActions';

interface LinkAction extends Omit<RowAction, 'onClick'> {
  /** Called before the screen opens. */
  onOpen?: () => void;
  /** The state of the new location. */
  state?: unknown;
}

/**
 * Returns a function that creates a row action to open a screen. The function returns an array to spread. The array is
 * empty if the user's menu lacks the screen.
 * @example
 * const link = useLinkAction();
 * rowActions={(row) => [...link('noticeDetail', { id: row.noticeId }, { label: 'Read' })]}
 */
export function useLinkAction(): (key: MenuKey, query: LinkQuery, action: LinkAction) => RowAction[] {
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  return (key, query, { onOpen, state, ...action }) => {
    const address = linkOf(key, query);
    if (address === undefined) return [];
    const onClick = () => {
      onOpen?.();
      void navigate(address, { state });
    };
    return [{ ...action, onClick }];
  };
}
