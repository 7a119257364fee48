import { CloseOutlined, DownOutlined, PushpinFilled } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { type KeyboardEvent, use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { afterPaint } from '@/shared/lib/timing';
import { MenuButton } from '@/shared/display/MenuButton';
import { useRecordNames } from '@/shared/display/recordName';
import { useUnsavedForms } from '@/shared/storage/unsaved';
import { MenuContext, nodeAt, useMenuName } from '@/app/navigation/MenuContext';
import styles from './TabBar.module.css';
import { type TabAction, useTabActions } from './useTabActions';
import { moveView, pinView, recordIn, useViewKey, useViews, type View } from './views';

const ACTIONS: readonly TabAction[] = ['refresh', 'closeCurrent', 'closeLeft', 'closeRight', 'closeOthers', 'closeAll'];

/** The open pages as tabs: links to their last state, usable by mouse, keyboard and dragging. */
export function TabBar() {
  const { t } = useTranslation('app');
  const tree = use(MenuContext);
  const views = useViews((state) => state.views);
  const { names } = useRecordNames();
  const current = useViewKey()(useLocation());
  const nameOf = useMenuName();
  const act = useTabActions();
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string>();

  function title(view: View): string {
    const node = nodeAt(tree, view.location.pathname);
    const id = recordIn(view);
    const name = node ? nameOf(node) : view.location.pathname;
    return id === null ? name : `${name} ${names.get(view.key) ?? id}`;
  }

  const focusTab = (index: number) => list.current?.querySelectorAll('a')[Math.max(index, 0)]?.focus();

  function onKeyDown(event: KeyboardEvent, index: number, view: View) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.key === 'Delete') void close(view, index);
    else if (step !== 0 && event.shiftKey) move(view.key, index + step);
    else if (step !== 0) focusTab(index + step);
    else return;
    event.preventDefault();
  }

  /** Closes a tab. Keeps the focus in the tab bar, unless another page opens, which then takes the focus. */
  async function close(view: View, index: number) {
    await act('closeCurrent', view.key);
    if (view.key !== current)
      requestAnimationFrame(() => focusTab(Math.min(index, useViews.getState().views.length - 1)));
  }

  /** Moves a tab. The move removes the tab's element from the DOM for a moment, so the focus must be restored. */
  function move(key: string, to: number) {
    moveView(key, to);
    requestAnimationFrame(() => focusTab(useViews.getState().views.findIndex((view) => view.key === key)));
  }

  const menuOf = (view: View): MenuProps => ({
    items: [
      ...ACTIONS.map((key) => ({ key, label: t(`tabs.${key}`) })),
      { key: 'pin', label: t(view.pinned ? 'tabs.unpin' : 'tabs.pin') },
      { key: 'moveLeft', label: t('tabs.moveLeft'), disabled: views[0] === view },
      { key: 'moveRight', label: t('tabs.moveRight'), disabled: views.at(-1) === view },
    ],
    onClick: ({ key, domEvent }) => {
      domEvent.stopPropagation();
      const action = ACTIONS.find((one) => one === key);
      if (action) void act(action, view.key);
      else if (key === 'pin') pinView(view.key, !view.pinned);
      else moveView(view.key, views.indexOf(view) + (key === 'moveLeft' ? -1 : 1));
    },
  });

  // Runs after the paint, because reading a width earlier would force another layout of the new page.
  useEffect(
    () =>
      afterPaint(() => {
        const bar = list.current;
        const tab = bar?.querySelector('[aria-current]')?.closest('li');
        if (!bar || !tab) return;
        // Scrolls only the bar; `scrollIntoView` would scroll the page as well.
        const end = tab.offsetLeft + tab.offsetWidth - bar.clientWidth;
        bar.scrollLeft = Math.min(Math.max(bar.scrollLeft, end), tab.offsetLeft);
      }),
    [current],
  );

  const shown = views.find((view) => view.key === current);
  return (
    <nav className={styles.bar} aria-label={t('tabs.label')}>
      <ul ref={list}>
        {views.map((view, index) => (
          <TabItem
            key={view.key}
            view={view}
            name={title(view)}
            isCurrent={view.key === current}
            menu={menuOf(view)}
            onKeyDown={(event) => onKeyDown(event, index, view)}
            onClose={() => void close(view, index)}
            onDragStart={() => setDragged(view.key)}
            onDrop={() => dragged !== undefined && moveView(dragged, index)}
          />
        ))}
      </ul>
      {shown && (
        <MenuButton
          menu={menuOf(shown)}
          type="text"
          size="small"
          icon={<DownOutlined />}
          aria-label={t('tabs.actions')}
        />
      )}
    </nav>
  );
}

interface TabItemProps {
  view: View;
  name: string;
  isCurrent: boolean;
  menu: MenuProps;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  onDragStart: () => void;
  /** Called when another tab is dropped on this one. */
  onDrop: () => void;
}

/** The tab of an open page. Has a link to the page's last state, a dot for unsaved input, and a close button. */
function TabItem({ view, name, isCurrent, menu, onKeyDown, onClose, onDragStart, onDrop }: TabItemProps) {
  const { t } = useTranslation('app');
  const isUnsaved = useUnsavedForms(({ forms }) => [...forms.values()].includes(view.key));
  return (
    <Dropdown menu={menu} trigger={['contextMenu']}>
      <li className={isCurrent ? styles.current : undefined}>
        <Link
          to={view.location.pathname + view.location.search}
          state={view.location.state}
          aria-current={isCurrent ? 'page' : undefined}
          aria-keyshortcuts="Delete Shift+ArrowLeft Shift+ArrowRight"
          onDragStart={onDragStart}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            onDrop();
          }}
          onAuxClick={(event) => {
            if (event.button !== 1) return;
            event.preventDefault();
            onClose();
          }}
          onKeyDown={onKeyDown}
        >
          {view.pinned && <PushpinFilled aria-hidden="true" />}
          <bdi>{name}</bdi>
          {isUnsaved && (
            <span className={styles.dot} role="img" aria-label={t('tabs.unsaved')} title={t('tabs.unsaved')} />
          )}
        </Link>
        <button type="button" aria-label={t('tabs.close', { name })} onClick={onClose}>
          <CloseOutlined aria-hidden="true" />
        </button>
      </li>
    </Dropdown>
  );
}
