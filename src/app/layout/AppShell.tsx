import { Lazy } from '@/shared/lazy/Lazy';
import { ProLayout } from '@ant-design/pro-components';
import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteObject } from 'react-router-dom';
import { useSession } from '@/shared/auth/session';
import { useViewAs } from '@/shared/auth/viewAs';
import { useSettings } from '@/shared/settings/settings';
import { PartBoundary } from '@/app/errors/PartBoundary';
import { MenuContext, useCurrentNode } from '@/app/navigation/MenuContext';
import { trailOf } from '@/app/navigation/menuNode';
import { useIsDark } from '@/app/document/useDocumentTheme';
import styles from './AppShell.module.css';
import { KeptViews } from '@/app/tabs/KeptViews';
import { FollowsPage } from '@/app/tabs/FollowsPage';
import { OfflineBanner } from './connection/OfflineBanner';
import { SideMenu } from './menus/SideMenu';
import { SIDE_OPEN } from './menus/sideLayout';
import { TabBar } from '@/app/tabs/TabBar';
import { TopBar } from './TopBar';
import { TopMenu } from './menus/TopMenu';
import { useSideMenu } from './menus/useSideMenu';
import { finishBeforeLeaving } from '@/shared/auth/leaving';
import { whenIdle } from '@/shared/lib/timing';

/**
 * Loads the drawer with all layout settings, only in development and test builds. In production, the user menu offers
 * the theme, the layout and the tab bar (docs/decisions#3).
 */
const loadSettingsDrawer = import.meta.env.PROD ? undefined : () => import('./SettingsDrawer');
const loadNoMenu = () => import('./menus/NoMenu');
const loadViewAsBanner = () => import('@/app/inspector/ViewAsBanner');
const TOGGLE = 'side-toggle';
/** The height of the header in pixels, including its border. AppShell.module.css repeats the value. */
const HEADER_HEIGHT = 57;

/** Removes ProLayout's own colors, paddings and background. */
const FRAME_TOKEN = {
  bgLayout: '',
  header: { heightLayoutHeader: HEADER_HEIGHT, colorBgHeader: 'transparent', colorBgScrollHeader: 'transparent' },
  pageContainer: { paddingBlockPageContainerContent: 0, paddingInlinePageContainerContent: 0 },
};

/**
 * The frame of every screen: ProLayout with our header, menu and footer, which follow the device rules of
 * docs/specification#2.
 */
export function AppShell({ routes }: { routes: RouteObject[] }) {
  const { t } = useTranslation('app');
  const { roots } = use(MenuContext);
  const { layout, navTheme, contentWidth, fixedHeader, multiTab } = useSettings();
  const isDark = useIsDark();
  const role = useViewAs((view) => view.role);
  const isAlone = trailOf(useCurrentNode())[0]?.children.every(({ hidden }) => hidden) ?? true;
  const side = useSideMenu(layout === 'mixmenu' && isAlone);
  const dark = navTheme === 'dark' && !isDark;
  // In the mixed layout, the header has the areas and the side menu has the current area's entries. A phone has a
  // single menu.
  const isMixed = layout === 'mixmenu' && !side.inDrawer;
  const hasTopMenu = layout !== 'sidemenu' && !side.inDrawer;
  const header = (
    <TopBar side={side} dark={dark && layout !== 'sidemenu'} toggleId={TOGGLE}>
      {hasTopMenu && <TopMenu onlyAreas={isMixed} dark={dark} />}
    </TopBar>
  );
  const sideMenu = <SideMenu side={side} onlyArea={isMixed} dark={dark} toggleId={TOGGLE} />;
  const footer = <Footer padding={side.padding} />;
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      <ProLayout
        className={fixedHeader ? styles.frame : `${styles.frame} ${styles.scrolling}`}
        // A header above a side menu. ProLayout always gives the header a fixed position; our style sheet undoes that.
        layout="mix"
        token={FRAME_TOKEN}
        collapsed={!side.expanded}
        siderWidth={SIDE_OPEN}
        // The device rules come from the specification, not from ProLayout.
        disableMobile
        breadcrumbRender={false}
        pageTitleRender={false}
        ErrorBoundary={false}
        style={{ minHeight: '100vh', paddingTop: fixedHeader ? HEADER_HEIGHT : 0 }}
        contentStyle={{ paddingInlineStart: side.padding }}
        headerRender={() => header}
        menuRender={() => sideMenu}
        footerRender={() => footer}
      >
        <div
          id="content"
          tabIndex={-1}
          className={styles.content}
          data-fixed={contentWidth === 'Fixed'}
          data-layout={layout}
          data-shell
        >
          <PartBoundary>
            {role && <Lazy load={loadViewAsBanner}>{({ ViewAsBanner }) => <ViewAsBanner role={role} />}</Lazy>}
            {roots.every(({ hidden }) => hidden) && <Lazy load={loadNoMenu}>{({ NoMenu }) => <NoMenu />}</Lazy>}
            {multiTab && <TabBar />}
          </PartBoundary>
          <KeptViews routes={routes} keepAll={multiTab} />
        </div>
      </ProLayout>
      <FollowsPage />
      <OfflineBanner />
      <OutboxPlace />
      {loadSettingsDrawer && <Lazy load={loadSettingsDrawer}>{({ SettingsDrawer }) => <SettingsDrawer />}</Lazy>}
    </>
  );
}

/** The footer with the copyright notice and the registration number of the system. */
function Footer({ padding }: { padding: number }) {
  const config = useSession((session) => session.config);
  return (
    <footer className={styles.footer} style={{ marginInlineStart: padding }}>
      {[config.rightReserved, config.recordNumber].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </footer>
  );
}

const loadOutbox = () => import('@/shared/outbox/browserOutbox');
const loadBar = () => import('./outbox/OutboxBar');

/** Renders the outbox bar, whose code loads after the first page. */
function OutboxPlace() {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true)), []);
  // Registered before the outbox bar has loaded, because a sign-out must also send the waiting decisions of other tabs.
  useEffect(() => finishBeforeLeaving(async () => (await loadOutbox()).flushOutbox()), []);
  return isDue && <Lazy load={loadBar}>{({ OutboxBar }) => <OutboxBar />}</Lazy>;
}
