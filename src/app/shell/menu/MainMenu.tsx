import { EllipsisOutlined } from '@ant-design/icons';
import { Menu, type MenuProps } from 'antd';
import { type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MenuContext } from '@/app/menu/MenuContext';
import type { MenuNode } from '@/app/menu/menuNode';
import { useOpenPlace } from '@/app/menu/useOpenPlace';
import { prefetchScreen, prefetchScreens } from '@/app/menu/prefetchScreens';
import { menuIcon } from '@/shared/ui/menuIcons';
import { useMenuName } from './menuName';
import { LazyPart } from '@/shared/load/LazyPart';
import styles from '../AppShell.module.css';
import { useKeptLink } from '../tabs/useKeptLink';
import { useOpenOutside } from './useOpenOutside';

const loadFinders = () => import('../finders');

type Item = NonNullable<MenuProps['items']>[number];

/** Entries beyond this number on one level move into a submenu 更多 (docs/quality#row-13). */
const LEVEL_LIMIT = 100;
/** rc-menu's key of the entry that holds what has no room in a horizontal menu. */
const MORE = 'rc-menu-more';
/** From this number of nodes on, entries render only when their level is opened: hidden entries cost time too. */
const LARGE = 300;

interface MainMenuProps {
  /** A rail shows icons only; submenus open beside it. */
  mode: 'inline' | 'rail' | 'horizontal';
  nodes: readonly MenuNode[];
  /** The current node and its ancestors, root first. */
  trail: readonly MenuNode[];
  /** Light text on a dark background. */
  dark: boolean;
  /** Called after an entry is chosen, so that a menu above the page can close. */
  onChosen?: () => void;
}

/** The user's menu, usable by mouse and keyboard; its entries are real links. */
export function MainMenu({ mode, nodes, trail, dark, onChosen }: MainMenuProps) {
  const { t } = useTranslation('app');
  const { all } = use(MenuContext);
  const nameOf = useMenuName();
  const linkOf = useKeptLink();
  const openPlace = useOpenPlace();
  const openOutside = useOpenOutside();
  const path = trail.map(({ id }) => id);
  const [opened, setOpened] = useState<{ at: string; keys: string[] }>({ at: '', keys: [] });
  const here = path.join();
  // The menu opens along the current page's path; submenus the user opened stay open.
  const openKeys = opened.at === here || mode !== 'inline' ? opened.keys : [...new Set([...opened.keys, ...path])];
  const lazy = all.length > LARGE;
  const shown = nodes.filter((node) => !node.hidden);

  function toItem(node: MenuNode): Item {
    const name = nameOf(node);
    const icon = node.parent ? undefined : menuIcon(node.icon);
    const below = node.hiddenChildren ? [] : node.children.filter((child) => !child.hidden);
    if (below.length > 0) return { key: node.id, icon, label: name, children: toItems(below, node.id) };
    const nowhere = !node.path && !node.href;
    return {
      key: node.id,
      icon,
      disabled: nowhere,
      title: nowhere ? t('shell.badAddress') : name,
      label: labelOf(node, name),
    };
  }

  function toItems(level: readonly MenuNode[], above: string): Item[] {
    if (lazy && above !== '' && !openKeys.includes(above)) return [{ key: `${above} unopened`, label: '' }];
    const items = level.slice(0, LEVEL_LIMIT).map(toItem);
    const key = `more ${above}`;
    const rest = level.slice(LEVEL_LIMIT);
    return rest.length > 0 ? [...items, { key, label: t('shell.more'), children: toItems(rest, key) }] : items;
  }

  function labelOf(node: MenuNode, name: string): ReactNode {
    if (!node.path && !node.href) return name;
    const { href } = node;
    if (!href)
      return (
        <Link
          to={linkOf(node)}
          tabIndex={-1}
          onPointerEnter={() => prefetchScreen(node)}
          {...(node.newWindow && { target: '_blank', rel: 'noopener' })}
        >
          {name}
        </Link>
      );
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        tabIndex={-1}
        onClick={(event) => event.preventDefault()}
      >
        {name}
      </a>
    );
  }

  const onClick: MenuProps['onClick'] = ({ key, domEvent }) => {
    const node = all.find(({ id }) => id === key);
    onChosen?.();
    if (node?.href) void openOutside(node.href);
    // A click has already followed the link; Enter on the entry has not.
    else if (node && domEvent.type === 'keydown') openPlace(node, linkOf(node));
  };

  /**
   * Opening a submenu is a hint: its screens are prefetched. The panel stays while somebody types in it, wherever the
   * mouse is.
   */
  function open(keys: string[]) {
    if (!keys.includes(MORE) && document.activeElement?.closest(`.${styles.panelPopup}`)) return;
    setOpened({ at: here, keys });
    const fresh = all.find(({ id }) => id === keys.at(-1) && !openKeys.includes(id));
    if (fresh) prefetchScreens(fresh.children);
  }

  function closeMore(back = false) {
    setOpened({ at: here, keys: [] });
    if (back) document.querySelector<HTMLElement>('.ant-menu-overflow-item-rest [role="menuitem"]')?.focus();
  }

  return (
    <Menu
      mode={mode === 'horizontal' ? 'horizontal' : 'inline'}
      {...(mode === 'rail' && { inlineCollapsed: true })}
      theme={dark ? 'dark' : 'light'}
      items={toItems(shown, '')}
      overflowedIndicator={
        <>
          <EllipsisOutlined aria-hidden="true" />
          <span className="sr-only">{t('shell.more')}</span>
          {trail[0] && <bdi className={styles.hereInMore}>{nameOf(trail[0])}</bdi>}
        </>
      }
      overflowedIndicatorPopupClassName={styles.panelPopup ?? ''}
      popupRender={(node, { keys }) =>
        keys[0] === MORE && openKeys.includes(MORE) ? (
          <LazyPart name="finders" load={loadFinders} onFail={closeMore}>
            {({ MenuPanel }) => <MenuPanel areas={shown} trail={trail} onClose={closeMore} />}
          </LazyPart>
        ) : (
          node
        )
      }
      selectedKeys={path}
      openKeys={openKeys}
      onOpenChange={open}
      onClick={onClick}
      style={{ minWidth: 0, border: 0, background: 'transparent' }}
    />
  );
}
