import { ArrowLeftOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMenuLink } from './links';
import type { MenuKey } from '@/shared/vocabulary/menuKey';

interface BackToListProps {
  /** The menu key of the list. */
  list: MenuKey;
  /** The address the user came from, if it differs from the list's plain address. */
  from?: string | undefined;
  children?: ReactNode;
}

/** The link back to `from` or to the list; renders nothing without `from` if the user's menu lacks the list. */
export function BackToList({ list, from, children }: BackToListProps) {
  const { t } = useTranslation();
  const to = useMenuLink()(list);
  const address = from ?? to;
  if (address === undefined) return null;
  return (
    <Link to={address}>
      <ArrowLeftOutlined aria-hidden="true" /> {children ?? t('crud.toList')}
    </Link>
  );
}
