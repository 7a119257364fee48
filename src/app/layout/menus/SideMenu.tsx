import { Drawer } from 'antd';
import { type ReactNode, use, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { MenuContext, useCurrentNode } from '@/app/navigation/MenuContext';
import { trailOf } from '@/app/navigation/menuNode';
import { afterPaint } from '@/shared/lib/timing';
import styles from '../AppShell.module.css';
import { MainMenu } from './MainMenu';
import { SIDE_CLOSED, SIDE_OPEN } from './sideLayout';
import { TreeMenu } from './TreeMenu';
import type { SideMenuState } from './useSideMenu';

interface SideMenuProps {
  side: SideMenuState;
  /** True to show only the current area's entries; the header shows the areas. */
  onlyArea: boolean;
  dark: boolean;
  /** The id of the toggle button, which gets the focus back when the menu closes. */
  toggleId: string;
}

/** antd's background of a dark menu. The style sheet has the same value for the rest of the sidebar. */
const DARK_GROUND = '#001529';

/**
 * On a desktop, the side menu has its full width or is collapsed to a rail of icons. On a tablet, the open menu lies
 * over the content. On a phone, the menu is in a drawer.
 */
export function SideMenu({ side, onlyArea, dark, toggleId }: SideMenuProps) {
  const { t } = useTranslation('app');
  const { roots } = use(MenuContext);
  const trail = trailOf(useCurrentNode());
  const nodes = onlyArea ? (trail[0]?.children ?? []) : roots;
  const title = useSession((session) => session.config.sysTitle);
  const place = useRef<HTMLElement>(null);
  const isOpen = side.expanded && !side.inDrawer;
  const isOver = isOpen && side.padding < SIDE_OPEN;
  const width = isOpen ? SIDE_OPEN : SIDE_CLOSED;
  useWhileOver(isOver, (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const isOurs = target.closest(`#${toggleId}, .ant-menu-submenu-popup`) || place.current?.contains(target);
    if (event.type !== 'keydown') return isOurs || side.close();
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || !isOurs) return;
    side.close();
    document.getElementById(toggleId)?.focus();
  });

  const menu = (mode: 'inline' | 'rail') => (
    <ShowingHere key={mode} label={t('shell.sider')} here={trail.at(-1)?.id}>
      {mode === 'rail' ? (
        <MainMenu mode="rail" nodes={nodes} trail={trail} dark={dark} onChosen={side.close} />
      ) : (
        <TreeMenu nodes={nodes} trail={trail} dark={dark} onChosen={side.close} />
      )}
    </ShowingHere>
  );
  const ground = dark ? styles.dark : '';
  return (
    <div className={styles.sideCell}>
      {side.isBeside && (
        <aside
          ref={place}
          className={`${styles.side} ${ground} ${side.padding > 0 ? styles.floating : ''} ${isOver ? styles.over : ''}`}
          style={{ width }}
        >
          <div className={`${styles.sideScroll} ${side.fixed ? styles.sideStays : ''}`}>
            {menu(isOpen ? 'inline' : 'rail')}
          </div>
        </aside>
      )}
      {side.inDrawer && (
        <Drawer
          open={side.expanded}
          onClose={side.close}
          placement="left"
          size={SIDE_OPEN}
          title={title}
          className={ground}
          styles={{ body: { padding: 0 }, section: dark ? { background: DARK_GROUND } : {} }}
        >
          {menu('inline')}
        </Drawer>
      )}
    </div>
  );
}

/** A menu that scrolls the current page's entry into view. */
function ShowingHere({ label, here, children }: { label: string; here: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!here) return undefined;
    // Runs after the paint, because reading the position earlier would force another layout.
    return afterPaint(() =>
      place.current?.querySelector('[aria-current], .ant-menu-item-selected')?.scrollIntoView?.({ block: 'nearest' }),
    );
  }, [here]);
  return (
    <nav ref={place} aria-label={label}>
      {children}
    </nav>
  );
}

/**
 * Reports mouse presses, keys and focus changes while the menu lies over the page. The caller closes the menu when the
 * user leaves the menu.
 */
function useWhileOver(enabled: boolean, onEvent: (event: Event) => void): void {
  const onMenuEvent = useEffectEvent(onEvent);
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: Event) => onMenuEvent(event);
    const names = ['pointerdown', 'focusin', 'keydown'];
    for (const name of names) document.addEventListener(name, listen);
    return () => names.forEach((name) => document.removeEventListener(name, listen));
  }, [enabled]);
}
