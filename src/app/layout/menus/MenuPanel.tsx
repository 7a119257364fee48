import { Input, type InputRef } from 'antd';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type MenuNode, trailOf } from '@/app/navigation/menuNode';
import { prefetchHandlers, prefetchScreens } from '@/app/navigation/prefetchScreens';
import { menuIcon } from '@/shared/display/menuIcons';
import { useClear } from '@/shared/display/useClear';
import { useLazy } from '@/shared/lazy/useLazy';
import { findIn } from '@/app/search/palette';
import { useKeptLink } from '@/app/tabs/useKeptLink';
import { useMenuName } from '@/app/navigation/MenuContext';
import styles from './MenuPanel.module.css';
import { useOpenOutside } from './useOpenOutside';

const loadSpellings = () => import('@/app/search/spellings');

/** The number of screens shown at first and added by each click on "more". A menu may have thousands of rows. */
const STEP = 200;

interface MenuPanelProps {
  areas: readonly MenuNode[];
  /** The current node and its ancestors, root first. */
  trail: readonly MenuNode[];
  /** Closes the panel. If `back` is true, the focus returns to the menu entry that opened the panel. */
  onClose: (back: boolean) => void;
}

/**
 * The panel of the overflow entry in the top menu. Lists all areas, including those that fit into the top menu, and the
 * screens of the selected area. Has a search field.
 */
export function MenuPanel({ areas, trail, onClose }: MenuPanelProps) {
  const { t } = useTranslation(['tools', 'app']);
  const nameOf = useMenuName();
  const input = useRef<InputRef>(null);
  const [chosen, setChosen] = useState<string>();
  const [text, setText] = useState('');
  const area = areas.find(({ id }) => id === (chosen ?? trail[0]?.id)) ?? areas[0];
  const isSearch = text.trim() !== '';
  // While the pinyin loads, or if it fails to load, the search matches only names.
  const spellings = useLazy(loadSpellings, isSearch);
  const isLoading = isSearch && !spellings.module && !spellings.error;
  const places = isSearch ? found(areas.flatMap(placesIn), text) : placesIn(area);
  const list = isSearch ? text : (area?.id ?? '');
  const [more, setMore] = useState({ list, count: STEP });
  const count = more.list === list ? more.count : STEP;

  function found(all: readonly MenuNode[], query: string): MenuNode[] {
    const entries = all.map((node) => ({
      node,
      key: node.key,
      name: nameOf(node),
      path: trailOf(node.parent).map(nameOf).join(' / '),
    }));
    return findIn(entries, query, spellings.module?.spellingsOf).map(({ node }) => node);
  }

  // Focuses the search if the panel was opened by keyboard.
  const focusSearch = useEffectEvent(() => input.current?.focus({ preventScroll: true }));
  useEffect(() => {
    if (document.activeElement?.closest('[role="menuitem"]')?.querySelector('[data-more]')) focusSearch();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    // Otherwise the menu around the panel would handle the arrow keys and Enter.
    event.stopPropagation();
    if (event.key === 'Escape') onClose(true);
  }

  function show(node: MenuNode) {
    setChosen(node.id);
    prefetchScreens(node.children);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields and links inside
    <div
      role="group"
      aria-label={t('app:shell.more')}
      className={styles.panel}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onClose(false)}
    >
      <Input
        ref={input}
        allowClear={useClear()}
        aria-label={t('menuPanel.search')}
        placeholder={t('menuPanel.search')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.columns}>
        <ul>
          {areas.map((node) => (
            <li key={node.id}>
              <button
                type="button"
                className={styles.area}
                aria-pressed={!isSearch && node === area}
                // Not `onMouseEnter`, which also fires when the opening panel moves an area under a resting mouse.
                onMouseMove={() => node !== area && show(node)}
                onFocus={() => show(node)}
                onClick={() => setText('')}
              >
                {menuIcon(node.icon)}
                <span>{nameOf(node)}</span>
              </button>
            </li>
          ))}
        </ul>
        <ul>
          {places.slice(0, count).map((node) => (
            <li key={node.id}>
              <Place
                node={node}
                isHere={trail.includes(node)}
                within={isSearch || node.parent !== area ? node.parent : undefined}
                onChosen={() => onClose(false)}
              />
            </li>
          ))}
          {places.length > count && (
            <li>
              <button type="button" className={styles.area} onClick={() => setMore({ list, count: count + STEP })}>
                {t('app:shell.more')}
              </button>
            </li>
          )}
          {places.length === 0 && !isLoading && <li className={styles.none}>{t('palette.none')}</li>}
        </ul>
      </div>
    </div>
  );
}

interface PlaceProps {
  node: MenuNode;
  isHere: boolean;
  /** The directory or area of the screen; undefined for the selected area, whose name the panel shows already. */
  within: MenuNode | undefined;
  onChosen: () => void;
}

function Place({ node, isHere, within, onChosen }: PlaceProps) {
  const nameOf = useMenuName();
  const linkOf = useKeptLink();
  const openOutside = useOpenOutside();
  const { href } = node;
  const label = (
    <>
      <span>{nameOf(node)}</span>
      {within && <span className={styles.within}>{nameOf(within)}</span>}
    </>
  );
  if (href)
    return (
      <a
        className={styles.place}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onChosen();
          void openOutside(href);
        }}
      >
        {label}
      </a>
    );
  return (
    <Link
      className={styles.place}
      to={linkOf(node)}
      {...prefetchHandlers(node)}
      {...(node.newWindow && { target: '_blank', rel: 'noopener' })}
      {...(isHere && { 'aria-current': 'page' })}
      onClick={onChosen}
    >
      {label}
    </Link>
  );
}

/** The screens below a node, in menu order, or the node itself if it has no visible children. */
function placesIn(node: MenuNode | undefined): MenuNode[] {
  if (!node) return [];
  const below = node.hiddenChildren ? [] : node.children.filter((child) => !child.hidden);
  if (below.length > 0) return below.flatMap(placesIn);
  return node.path || node.href ? [node] : [];
}
