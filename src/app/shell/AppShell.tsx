import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { ProLayout } from '@ant-design/pro-components';
import { Button } from 'antd';
import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type RouteObject, useLocation } from 'react-router-dom';
import { useSession } from '@/shared/auth/session';
import { safeHref } from '@/shared/lib/safeUrl';
import { useSettings } from '@/shared/settings/settings';
import { hasUnsaved } from '@/shared/ui/unsaved';
import { useIsWide } from '@/shared/ui/useIsWide';
import { MenuContext, useCurrentNode } from '../MenuContext';
import { trailOf } from '../menuTree';
import { useIsDark } from '../useDocumentTheme';
import { useDocumentTitle } from '../useDocumentTitle';
import styles from './AppShell.module.css';
import { HeaderActions } from './HeaderActions';
import { KeptViews } from './KeptViews';
import { MainMenu } from './MainMenu';
import { useMenuName } from './menuName';
import { PageHead } from './PageHead';
import { TabBar } from './TabBar';
import { useLeaveGuard } from './useLeaveGuard';
import { isAlwaysKept, visit } from './views';

// ProLayout's own side layout has no header; its mixed one with everything at the side is our side menu.
const LAYOUTS = { sidemenu: 'mix', topmenu: 'top', mixmenu: 'mix' } as const;

/** The frame of every screen: menu, header, page head and footer around what stands at the address. */
export function AppShell({ routes }: { routes: RouteObject[] }) {
  const { t } = useTranslation('app');
  const { roots } = use(MenuContext);
  const config = useSession((session) => session.config);
  const settings = useSettings();
  const isDark = useIsDark();
  const wide = useIsWide();
  const node = useCurrentNode();
  const nameOf = useMenuName();
  const [collapsed, setCollapsed] = useState(() => window.innerWidth < 1200);
  const location = useLocation();
  useDocumentTitle(node ? nameOf(node) : '');
  useLeaveGuard((key) => settings.multiTab || isAlwaysKept(key));
  useEffect(() => {
    if (node?.screen) visit(location, hasUnsaved);
  }, [node, location]);

  const trail = trailOf(node);
  // In the mixed layout the header has the areas, the side what is in the area somebody is in.
  const isMixed = settings.layout === 'mixmenu' && wide;
  const areas = isMixed ? roots.map((root) => ({ ...root, hiddenChildren: true })) : roots;
  const beside = isMixed ? (trail[0]?.children ?? []) : roots;
  const brand = (
    <Link to="/weclome" className={styles.brand}>
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
        token={{
          pageContainer: { paddingInlinePageContainerContent: wide ? 40 : 16, paddingBlockPageContainerContent: wide ? 24 : 16 },
        }}
        menu={{ locale: false, collapsedWidth: 80 }}
        menuContentRender={() => <MainMenu mode="inline" nodes={beside} trail={trail} />}
        headerContentRender={() => {
          if (!wide) return null;
          const toggle = <SiderToggle collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />;
          const menu = <MainMenu mode="horizontal" nodes={areas} trail={trail} />;
          return (
            <div className={styles.headerContent}>
              {settings.layout !== 'topmenu' && toggle}
              {settings.layout !== 'sidemenu' && menu}
            </div>
          );
        }}
        collapsedButtonRender={false}
        headerTitleRender={() => brand}
        menuHeaderRender={() => (!wide || settings.layout === 'topmenu') && brand}
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
          {settings.multiTab && <TabBar />}
          {node && !node.hiddenHeader && <PageHead trail={trail} />}
          <KeptViews routes={routes} keepAll={settings.multiTab} />
        </div>
      </ProLayout>
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
