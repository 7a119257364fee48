import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IconButton } from '@/shared/display/IconButton';
import { FIRST_PAGE } from '@/app/navigation/firstPage';
import { useSession } from '@/shared/auth/session';
import { useSettings } from '@/shared/settings/settings';
import styles from './AppShell.module.css';
import { HeaderActions } from './HeaderActions';
import { Logo } from './Logo';
import { useHiddenHeader } from './menus/useHiddenHeader';
import type { SideMenuState } from './menus/useSideMenu';

interface TopBarProps {
  side: SideMenuState;
  dark: boolean;
  toggleId: string;
  /** The horizontal menu, if the layout has one. */
  children: ReactNode;
}

/** The header: the system's name, the menu or its toggle, and the actions on the right. */
export function TopBar({ side, dark, toggleId, children }: TopBarProps) {
  const { t } = useTranslation('app');
  const config = useSession((session) => session.config);
  const { fixedHeader, autoHideHeader, contentWidth, layout } = useSettings();
  const isAway = useHiddenHeader(fixedHeader && autoHideHeader);
  const Icon = side.inDrawer ? MenuOutlined : side.expanded ? MenuFoldOutlined : MenuUnfoldOutlined;
  return (
    <div
      className={`${styles.header} ${dark ? styles.dark : ''} ${isAway ? styles.away : ''}`}
      data-fixed={contentWidth === 'Fixed' && layout === 'topmenu'}
    >
      <div className={styles.bar} data-header>
        {(side.isBeside || side.inDrawer) && (
          <IconButton
            id={toggleId}
            icon={Icon}
            label={t('shell.sider')}
            aria-expanded={side.expanded}
            onClick={side.toggle}
          />
        )}
        <Link to={FIRST_PAGE} className={styles.brand} aria-label={config.sysTitle}>
          <Logo size={28} />
          <span>{config.sysTitle}</span>
        </Link>
        <div className={styles.middle}>{children}</div>
        <HeaderActions />
      </div>
    </div>
  );
}
