import { Link } from 'react-router-dom';
import type { MenuNode } from '@/app/navigation/menuNode';
import { prefetchHandlers } from '@/app/navigation/prefetchScreens';

interface MenuLinkProps {
  node: MenuNode;
  name: string;
  to: string;
  className?: string | undefined;
  /** True for the entry of the current page, or of the area that the page belongs to. */
  isHere?: boolean;
}

/** The link of a menu entry, or a name for an entry without a page. No Tab stop: the entry handles the keyboard. */
export function MenuLink({ node, name, to, className, isHere }: MenuLinkProps) {
  const { href, path, newWindow } = node;
  if (href)
    return (
      <a
        className={className}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        tabIndex={-1}
        // The link itself never opens: the menu calls `useOpenOutside`, which shows a confirm dialog first.
        onClick={(event) => event.preventDefault()}
      >
        {name}
      </a>
    );
  const current = isHere && ({ 'aria-current': 'page' } as const);
  if (!path)
    return (
      <span className={className} {...current}>
        {name}
      </span>
    );
  return (
    <Link
      className={className}
      to={to}
      tabIndex={-1}
      {...current}
      {...prefetchHandlers(node)}
      {...(newWindow && { target: '_blank', rel: 'noopener' })}
    >
      {name}
    </Link>
  );
}
