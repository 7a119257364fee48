import { type CSSProperties, type FocusEvent, type KeyboardEvent, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuNode } from '@/app/navigation/menuNode';
import { prefetchHandlers, prefetchScreens } from '@/app/navigation/prefetchScreens';
import { menuIcon } from '@/shared/display/menuIcons';
import { useKeptLink } from '@/app/tabs/useKeptLink';
import { MenuLink } from './MenuLink';
import { useMenuName } from '@/app/navigation/MenuContext';
import { entriesOf, type MenuEntry, useOpened } from './openLevels';
import styles from './TreeMenu.module.css';
import { useOpenOutside } from './useOpenOutside';

interface TreeMenuProps {
  nodes: readonly MenuNode[];
  /** The current node and its ancestors, root first. */
  trail: readonly MenuNode[];
  /** Light text on a dark background. */
  dark: boolean;
  /** Called after the user picks an entry, so that a menu that covers the page can close. */
  onChosen: () => void;
}

/**
 * The user's menu as a tree that expands in place. The tree is one Tab stop, and arrow keys move between entries. Only
 * open levels are rendered. Uses plain elements, because antd's menu creates a popup even for entries that never open.
 */
export function TreeMenu({ nodes, trail, dark, onChosen }: TreeMenuProps) {
  const { t } = useTranslation('app');
  const nameOf = useMenuName();
  const linkOf = useKeptLink();
  const openOutside = useOpenOutside();
  const { openKeys, toggle } = useOpened(trail);
  const [focused, setFocused] = useState<string>();
  const path = trail.map(({ id }) => id);
  const visible = visibleIds(entriesOf(nodes), openKeys);
  const known = [focused, ...path.toReversed()].filter((id) => id !== undefined && visible.includes(id));
  const stop = known[0] ?? visible[0];

  function choose({ href }: MenuNode) {
    onChosen();
    if (href) void openOutside(href);
  }

  function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    // The target may be the link inside the entry, because a click focuses the link.
    else setFocused(target.closest<HTMLElement>('[data-entry]')?.dataset.entry);
  }

  function level(entries: readonly MenuEntry[], depth: number) {
    return entries.map((entry) => {
      const { id, node, below } = entry;
      const name = node ? nameOf(node) : t('shell.more');
      const tabIndex = id === stop ? 0 : -1;
      const icon = depth === 1 ? node?.icon : undefined;
      if (below.length > 0) {
        const isOpen = openKeys.includes(id);
        return (
          <li key={id} role="none">
            <Branch {...{ id, node, icon, name, tabIndex, isOpen }} isWithin={path.includes(id)} onToggle={toggle} />
            {isOpen && (
              <ul role="menu" aria-label={name} style={depthOf(depth + 1)}>
                {level(entriesOf(below, id), depth + 1)}
              </ul>
            )}
          </li>
        );
      }
      if (!node) return null;
      const isHere = path.includes(id);
      const problem = node.path || node.href ? undefined : t('shell.badAddress');
      return <Leaf key={id} {...{ node, icon, name, tabIndex, isHere, problem }} to={linkOf(node)} onChoose={choose} />;
    });
  }

  return (
    <ul
      role="menu"
      tabIndex={-1}
      className={`${styles.menu} ${dark ? styles.dark : ''}`}
      style={depthOf(1)}
      onFocus={onFocus}
      onBlur={({ relatedTarget, currentTarget }) => currentTarget.contains(relatedTarget) || setFocused(undefined)}
      onKeyDown={onKeyDown}
    >
      {level(entriesOf(nodes), 1)}
    </ul>
  );
}

interface EntryProps {
  name: string;
  /** The key of the entry's icon; undefined below the first level. */
  icon: string | undefined;
  /** The tab index of the entry: 0 for the one entry that Tab reaches. */
  tabIndex: number;
}

interface BranchProps extends EntryProps {
  id: string;
  /** The node of the entry; undefined for the overflow entry. */
  node: MenuNode | undefined;
  isOpen: boolean;
  /** True for an ancestor of the current page. */
  isWithin: boolean;
  onToggle: (id: string) => void;
}

/** An entry that expands in place. Like a leaf, it renders only if its own props change, not on every navigation. */
const Branch = memo(function Branch({ id, node, name, icon, tabIndex, isOpen, isWithin, onToggle }: BranchProps) {
  function toggle() {
    // The user will probably open one of these screens next.
    if (!isOpen) prefetchScreens(node?.children ?? []);
    onToggle(id);
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={tabIndex}
      data-entry={id}
      className={`${styles.entry} ${isWithin ? styles.within : ''}`}
      aria-expanded={isOpen}
      aria-haspopup="true"
      title={name}
      onClick={toggle}
    >
      <EntryIcon icon={icon} />
      <span className={styles.name}>{name}</span>
      <i className={styles.arrow} />
    </button>
  );
});

interface LeafProps extends EntryProps {
  node: MenuNode;
  to: string;
  isHere: boolean;
  /** The reason why the entry opens no page. Undefined for an entry that opens a page. */
  problem: string | undefined;
  onChoose: (node: MenuNode) => void;
}

/** An entry that opens a page or another site, or has no target. */
const Leaf = memo(function Leaf({ node, name, icon, tabIndex, to, isHere, problem, onChoose }: LeafProps) {
  return (
    <li
      role="menuitem"
      tabIndex={tabIndex}
      data-entry={node.id}
      className={styles.entry}
      title={problem ?? name}
      {...(isHere && { 'aria-current': 'page' })}
      // The entry receives the focus, and its link receives the pointer events.
      onFocus={prefetchHandlers(node).onFocus}
      {...(problem ? { 'aria-disabled': true } : { onClick: () => onChoose(node) })}
    >
      <EntryIcon icon={icon} />
      <MenuLink node={node} name={name} to={to} className={styles.name} />
    </li>
  );
});

const EntryIcon = ({ icon }: { icon: string | undefined }) =>
  icon !== undefined && <span className={styles.icon}>{menuIcon(icon)}</span>;

/** The depth of a level as a CSS variable, for its indentation. */
const depthOf = (depth: number) => ({ '--depth': depth }) as CSSProperties;

const visibleIds = (entries: readonly MenuEntry[], openKeys: readonly string[]): string[] =>
  entries.flatMap(({ id, below }) => [
    id,
    ...(below.length > 0 && openKeys.includes(id) ? visibleIds(entriesOf(below, id), openKeys) : []),
  ]);

/** Up and down move through the visible entries, right and left into and out of a submenu; Enter acts as a click. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.findIndex((one) => one.contains(document.activeElement));
  const item = items[at];
  if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
  const isOpen = item.getAttribute('aria-expanded');
  const choose = () => (item.querySelector('a') ?? item).click();
  const keys: Record<string, () => void> = {
    ArrowDown: () => items[(at + 1) % items.length]?.focus(),
    ArrowUp: () => items.at(at - 1)?.focus(),
    Home: () => items[0]?.focus(),
    End: () => items.at(-1)?.focus(),
    ArrowRight: () => (isOpen === 'false' ? item.click() : isOpen && items[at + 1]?.focus()),
    ArrowLeft: () => (isOpen === 'true' ? item.click() : titleAbove(item)?.focus()),
    Enter: choose,
    ' ': choose,
  };
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

const titleAbove = (item: HTMLElement) =>
  item.closest('ul')?.parentElement?.querySelector<HTMLElement>(':scope > [role="menuitem"]');
