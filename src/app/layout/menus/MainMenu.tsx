import { EllipsisOutlined } from '@ant-design/icons';
import { Menu, type MenuProps } from 'antd';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuContext, useMenuName } from '@/app/navigation/MenuContext';
import type { MenuNode } from '@/app/navigation/menuNode';
import { useOpenPlace } from '@/app/navigation/useOpenPlace';
import { prefetchScreens } from '@/app/navigation/prefetchScreens';
import { menuIcon } from '@/shared/display/menuIcons';
import { loadLateParts } from '../loadLateParts';
import { MenuLink } from './MenuLink';
import { entriesOf, type MenuEntry } from './openLevels';
import { Lazy } from '@/shared/lazy/Lazy';
import styles from '../AppShell.module.css';
import { useKeptLink } from '@/app/tabs/useKeptLink';
import { useOpenOutside } from './useOpenOutside';

type Item = NonNullable<MenuProps['items']>[number];

/** The key of the overflow entry in a horizontal menu. */
const MORE = 'more';
/** Above this number of nodes, entries render only when their level opens, because hidden entries cost time too. */
const LARGE = 300;

interface MainMenuProps {
  /**
   * With `rail`, the menu is a column of icons, and submenus open next to the column. With `horizontal`, the menu is a
   * row of entries, and submenus open below the row.
   */
  mode: 'rail' | 'horizontal';
  nodes: readonly MenuNode[];
  /** The current node and its ancestors, root first. */
  trail: readonly MenuNode[];
  /** Light text on a dark background. */
  dark: boolean;
  /** The number of entries that fit into a horizontal menu. The remaining entries are in the overflow menu. */
  count?: number;
  /** True to show the icons of the areas. */
  icons?: boolean;
  /** Called after the user picks an entry, so that a menu that covers the page can close. */
  onChosen?: () => void;
}

/** The user's menu, whose submenus open as overlays. Its entries are real links. */
export function MainMenu({ mode, nodes, trail, dark, count = Infinity, icons = true, onChosen }: MainMenuProps) {
  const { t } = useTranslation('app');
  const { all } = use(MenuContext);
  const nameOf = useMenuName();
  const linkOf = useKeptLink();
  const openPlace = useOpenPlace();
  const openOutside = useOpenOutside();
  const [openKeys, setOpenKeys] = useState<string[]>([]);
  const lazy = all.length > LARGE;

  function toItem({ id, node, below }: MenuEntry): Item {
    const name = node ? nameOf(node) : t('shell.more');
    const icon = icons && node && !node.parent ? menuIcon(node.icon) : undefined;
    const isHere = trail.some((one) => one.id === id);
    if (below.length > 0 || !node) {
      const label = isHere ? <span aria-current="true">{name}</span> : name;
      return { key: id, icon, label, children: itemsBelow(id, below) };
    }
    const nowhere = !node.path && !node.href;
    return {
      key: id,
      icon,
      disabled: nowhere,
      title: nowhere ? t('shell.badAddress') : name,
      label: <MenuLink node={node} name={name} to={linkOf(node)} isHere={isHere} />,
    };
  }

  const itemsBelow = (id: string, below: readonly MenuNode[]): Item[] =>
    lazy && !openKeys.includes(id) ? [{ key: `${id} unopened`, label: '' }] : entriesOf(below, id).map(toItem);

  const onClick: MenuProps['onClick'] = ({ key, domEvent }) => {
    const node = all.find(({ id }) => id === key);
    onChosen?.();
    if (node?.href) void openOutside(node.href);
    // A click has already followed the link; Enter on the entry has not.
    else if (node && domEvent.type === 'keydown') openPlace(node, linkOf(node));
  };

  /**
   * Opens submenus, and prefetches the screens of a newly opened submenu. While the focus is in the overflow panel, the
   * panel stays open and ignores the mouse. The user can then type in the panel.
   */
  function open(keys: string[]) {
    if (!keys.includes(MORE) && document.activeElement?.closest(`.${styles.panelPopup}`)) return;
    setOpenKeys(keys);
    const fresh = all.find(({ id }) => id === keys.at(-1) && !openKeys.includes(id));
    if (fresh) prefetchScreens(fresh.children);
  }

  function closeMore(back = false) {
    setOpenKeys([]);
    if (back) document.querySelector('[data-more]')?.closest<HTMLElement>('[role="menuitem"]')?.focus();
  }

  const entries = entriesOf(nodes);
  const hidden = entries.slice(count);
  const more: Item = {
    key: MORE,
    label: (
      <span data-more>
        <EllipsisOutlined aria-hidden="true" />
        <span className="sr-only">{t('shell.more')}</span>
        {/* If the entry of the current area does not fit, the area's name is shown next to the dots. */}
        {trail[0] && hidden.some(({ id }) => id === trail[0]?.id) && (
          <bdi className={styles.hereInMore} aria-current="true">
            {nameOf(trail[0])}
          </bdi>
        )}
      </span>
    ),
    popupClassName: styles.panelPopup ?? '',
    children: [{ key: `${MORE}-unopened`, label: '' }],
  };

  return (
    <Menu
      {...(mode === 'rail' ? { mode: 'inline', inlineCollapsed: true } : { mode, className: styles.topMenu ?? '' })}
      // Otherwise antd would measure every entry, and render all entries ten times to find out which ones fit.
      disabledOverflow
      theme={dark ? 'dark' : 'light'}
      items={[...entries.slice(0, count).map(toItem), ...(hidden.length > 0 ? [more] : [])]}
      popupRender={(node, { keys }) =>
        keys[0] === MORE && openKeys.includes(MORE) ? (
          <Lazy load={loadLateParts} onFail={closeMore}>
            {({ MenuPanel }) => <MenuPanel areas={shown(nodes)} trail={trail} onClose={closeMore} />}
          </Lazy>
        ) : (
          node
        )
      }
      selectedKeys={trail.map(({ id }) => id)}
      openKeys={openKeys}
      onOpenChange={open}
      onClick={onClick}
      style={{ minWidth: 0, border: 0, background: 'transparent' }}
    />
  );
}

const shown = (nodes: readonly MenuNode[]) => nodes.filter((node) => !node.hidden);
