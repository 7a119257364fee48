import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { type LinkQuery, useMenuLink } from './links';
import type { OwnKey } from '@/shared/vocabulary/ownKey';
import type { MenuKey } from '@/shared/vocabulary/menuKey';

interface MenuLinkProps extends Pick<LinkProps, 'state' | 'onClick' | 'onPointerEnter'> {
  to: MenuKey | OwnKey;
  query?: LinkQuery;
  children: ReactNode;
}

/** A link to the screen of a menu key; plain text if the user's menu lacks the screen. */
export function MenuLink({ to, query, children, ...rest }: MenuLinkProps) {
  const address = useMenuLink()(to, query);
  if (address === undefined) return children;
  return (
    <Link to={address} {...rest}>
      {children}
    </Link>
  );
}
