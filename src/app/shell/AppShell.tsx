import { ProLayout } from '@ant-design/pro-components';
import { App } from 'antd';
import { type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '@/shared/auth/session';
import { safeHref } from '@/shared/lib/safeUrl';
import { useIsWide } from '@/shared/ui/useIsWide';
import { useSettings } from '@/shared/settings/settings';
import { MenuContext, useCurrentNode } from '../MenuContext';
import { linkTo, type MenuNode, trailOf } from '../menuTree';
import { useDocumentTitle } from '../useDocumentTitle';
import { useIsDark } from '../useDocumentTheme';
import { HeaderActions } from './HeaderActions';
import { menuItems, menuName } from './menuItems';
import { PageHead } from './PageHead';
import styles from './AppShell.module.css';

const LAYOUTS = { sidemenu: 'side', topmenu: 'top', mixmenu: 'mix' } as const;

/** The frame of every screen: menu, header, page head and footer around what stands at the address. */
export function AppShell({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('app');
  const { roots } = use(MenuContext);
  const { pathname } = useLocation();
  const config = useSession((session) => session.config);
  const settings = useSettings();
  const isDark = useIsDark();
  const node = useCurrentNode();
  const trail = trailOf(node);
  const [collapsed, setCollapsed] = useState(() => window.innerWidth < 1200);
  const wide = useIsWide();
  const { modal } = App.useApp();
  useDocumentTitle(node ? menuName(node, t, i18n.language) : '');

  const brand = (
    <Link to="/weclome" className={styles.brand}>
      <img src={safeHref(config.logoUrl)} alt="" width={28} height={28} />
      <span>{config.sysTitle}</span>
    </Link>
  );

  async function openOutside(href: string) {
    const host = new URL(href).host;
    const go = await modal.confirm({ title: t('shell.outsideTitle'), content: t('shell.outside', { host }) });
    if (go) window.open(href, '_blank', 'noopener,noreferrer');
  }

  return (
    <>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      <ProLayout
        className={styles.layout}
        layout={LAYOUTS[settings.layout]}
        navTheme={isDark ? 'realDark' : 'light'}
        contentWidth={settings.contentWidth}
        fixedHeader={settings.fixedHeader}
        fixSiderbar={settings.fixedSidebar}
        siderWidth={256}
        collapsed={collapsed}
        onCollapse={setCollapsed}
        title={config.sysTitle}
        logo={false}
        location={{ pathname: shownPath(trail) ?? pathname }}
        token={{ pageContainer: { paddingInlinePageContainerContent: wide ? 40 : 16, paddingBlockPageContainerContent: wide ? 24 : 16 } }}
        menu={{ locale: false, collapsedWidth: 80 }}
        menuDataRender={() => menuItems(roots, t, i18n.language)}
        menuItemRender={(item, dom) => {
          const { href } = item;
          if (href) {
            return (
              <a href={href} rel="noopener noreferrer" target="_blank" onClick={(event) => (event.preventDefault(), void openOutside(href))}>
                {dom}
              </a>
            );
          }
          return item.disabled ? <span title={t('shell.badAddress')}>{dom}</span> : <Link to={item.path ?? '/'}>{dom}</Link>;
        }}
        headerTitleRender={() => brand}
        menuHeaderRender={() => brand}
        actionsRender={() => [<HeaderActions key="actions" />]}
        breadcrumbRender={false}
        pageTitleRender={false}
        footerRender={() => (
          <footer className={styles.footer}>
            {[config.rightReserved, config.recordNumber].filter(Boolean).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </footer>
        )}
      >
        <div id="content" tabIndex={-1} className={styles.content}>
          {node && !node.hiddenHeader && <PageHead trail={trail} />}
          {children}
        </div>
      </ProLayout>
    </>
  );
}

/** The menu entry that stands for a trail: its last visible place. */
function shownPath(trail: readonly MenuNode[]): string | undefined {
  const shown = trail.findLast((at) => !at.hidden && at.path);
  return shown && linkTo(shown);
}
