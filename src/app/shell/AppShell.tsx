import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { ProLayout } from '@ant-design/pro-components';
import { Button, ConfigProvider, theme } from 'antd';
import { lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type RouteObject, useLocation } from 'react-router-dom';
import { useSession } from '@/shared/auth/session';
import { safeHref } from '@/shared/lib/safeUrl';
import { changeSetting, useSettings } from '@/shared/settings/settings';
import { hasUnsaved } from '@/shared/ui/unsaved';
import { useIsWide } from '@/shared/ui/useIsWide';
import { MenuContext, useCurrentNode } from '../MenuContext';
import { trailOf } from '../menuTree';
import { useIsDark } from '../useDocumentTheme';
import { useDocumentTitle } from '../useDocumentTitle';
import styles from './AppShell.module.css';
import { HeaderActions } from './HeaderActions';
import { deviceOf, SIDER_COLLAPSED, SIDER_WIDTH, sidebarStartsOpen } from './metrics';
import { KeptViews } from './KeptViews';
import { MainMenu } from './MainMenu';
import { useMenuName } from './menuName';
import { PageHead } from './PageHead';
import { TabBar } from './TabBar';
import { useHiddenHeader } from './useHiddenHeader';
import { useLeaveGuard } from './useLeaveGuard';
import { isAlwaysKept, visit } from './views';

// ProLayout's own side layout has no header; its mixed one with everything at the side is our side menu.
const LAYOUTS = { sidemenu: 'mix', topmenu: 'top', mixmenu: 'mix' } as const;

/** The dark menu styles in the light theme: side and header in antd's dark blue. */
const DARK_MENU = {
  header: {
    colorBgHeader: '#001529',
    colorHeaderTitle: '#fff',
    colorTextMenu: '#d9d9d9',
    colorTextRightActionsItem: '#fff',
  },
  sider: { colorMenuBackground: '#001529', colorTextMenu: '#d9d9d9' },
};

/** Every setting, live, for those who build and test; production has the few in the user menu (decisions 3). */
const SettingsDrawer = import.meta.env.PROD ? undefined : lazy(() => import('./SettingsDrawer'));

/** The frame of every screen: menu, header, page head and footer around what stands at the address. */
export function AppShell({ routes }: { routes: RouteObject[] }) {
  const { t } = useTranslation('app');
  const { roots } = use(MenuContext);
  const config = useSession((session) => session.config);
  const settings = useSettings();
  const isDark = useIsDark();
  const wide = useIsWide();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const node = useCurrentNode();
  const nameOf = useMenuName();
  const headerHidden = useHiddenHeader(settings.fixedHeader && settings.autoHideHeader);
  const open = settings.sidebarOpen ?? sidebarStartsOpen(deviceOf(window.innerWidth));
  const collapsed = wide ? !open : !drawerOpen;
  const location = useLocation();
  useDocumentTitle(node ? nameOf(node) : '');
  useLeaveGuard((key) => settings.multiTab || isAlwaysKept(key));
  useEffect(() => {
    if (node?.screen) visit(location, hasUnsaved);
  }, [node, location]);

  const setCollapsed = (next: boolean) => (wide ? changeSetting('sidebarOpen', !next) : setDrawerOpen(!next));
  const darkMenu = settings.navTheme === 'dark' && !isDark;
  const trail = trailOf(node);
  // In the mixed layout the header has the areas, the side what is in the area somebody is in.
  const isMixed = settings.layout === 'mixmenu' && wide;
  const areas = isMixed ? roots.map((root) => ({ ...root, hiddenChildren: true })) : roots;
  const beside = isMixed ? (trail[0]?.children ?? []) : roots;
  const brand = (
    <Link
      to="/weclome"
      className={styles.brand}
      aria-label={config.sysTitle}
      style={darkMenu ? { color: '#fff' } : undefined}
    >
      <img src={safeHref(config.logoUrl)} alt="" width={28} height={28} />
      <span>{config.sysTitle}</span>
    </Link>
  );

  return (
    <>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      <ProLayout
        className={headerHidden ? `${styles.layout} ${styles.headerHidden}` : styles.layout}
        layout={LAYOUTS[settings.layout]}
        navTheme={isDark ? 'realDark' : 'light'}
        contentWidth={settings.contentWidth}
        fixedHeader={settings.fixedHeader}
        fixSiderbar={settings.fixedSidebar}
        siderWidth={SIDER_WIDTH}
        collapsed={collapsed}
        onCollapse={setCollapsed}
        title={config.sysTitle}
        logo={false}
        token={{
          ...(darkMenu && DARK_MENU),
          pageContainer: {
            paddingInlinePageContainerContent: wide ? 40 : 16,
            paddingBlockPageContainerContent: wide ? 24 : 16,
          },
        }}
        menu={{ locale: false, collapsedWidth: SIDER_COLLAPSED }}
        menuContentRender={() => <MainMenu mode="inline" nodes={beside} trail={trail} dark={darkMenu} />}
        headerContentRender={() => {
          if (!wide) return null;
          const toggle = <SiderToggle collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />;
          const menu = <MainMenu mode="horizontal" nodes={areas} trail={trail} dark={darkMenu} />;
          return (
            <div className={styles.headerContent}>
              {settings.layout !== 'topmenu' && <OnMenu dark={darkMenu}>{toggle}</OnMenu>}
              {settings.layout !== 'sidemenu' && menu}
            </div>
          );
        }}
        collapsedButtonRender={false}
        headerTitleRender={() => brand}
        menuHeaderRender={() => (!wide || settings.layout === 'topmenu') && brand}
        actionsRender={() => [
          <OnMenu key="actions" dark={darkMenu}>
            <HeaderActions />
          </OnMenu>,
        ]}
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
          {settings.multiTab && <TabBar />}
          {node && !node.hiddenHeader && <PageHead trail={trail} />}
          <KeptViews routes={routes} keepAll={settings.multiTab} />
        </div>
      </ProLayout>
      {SettingsDrawer && (
        <Suspense fallback={null}>
          <SettingsDrawer />
        </Suspense>
      )}
    </>
  );
}

/** Opens and closes the side menu; a real button, where it is found by keyboard. */
function SiderToggle({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const { t } = useTranslation('app');
  return (
    <Button
      type="text"
      icon={collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
      aria-label={t('shell.sider')}
      aria-expanded={!collapsed}
      onClick={onToggle}
    />
  );
}

/** What stands on the menu's ground: on a dark one in antd's dark colours. */
function OnMenu({ dark, children }: { dark: boolean; children: ReactNode }) {
  return <ConfigProvider theme={dark ? { algorithm: theme.darkAlgorithm } : {}}>{children}</ConfigProvider>;
}
