import { CloseOutlined, DownOutlined, PushpinFilled } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { type KeyboardEvent, use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { MenuButton } from '@/shared/ui/MenuButton';
import { useUnsavedForms } from '@/shared/ui/unsaved';
import { MenuContext, nodeAt } from '../MenuContext';
import { useMenuName } from './menuName';
import styles from './TabBar.module.css';
import { type TabAction, useTabActions } from './useTabActions';
import { moveView, pinView, useViews, type View, viewKey } from './views';

const ACTIONS: readonly TabAction[] = ['refresh', 'closeCurrent', 'closeLeft', 'closeRight', 'closeOthers', 'closeAll'];

/** The open pages: links that go back to them as they were, by mouse, keyboard and drag. */
export function TabBar() {
  const { t } = useTranslation('app');
  const tree = use(MenuContext);
  const { views } = useViews();
  const current = viewKey(useLocation());
  const nameOf = useMenuName();
  const act = useTabActions();
  const forms = useUnsavedForms((state) => state.forms);
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string>();

  function title(view: View): string {
    const node = nodeAt(tree, view.location.pathname);
    const id = new URLSearchParams(view.location.search).get('id');
    const name = node ? nameOf(node) : view.location.pathname;
    return id === null ? name : `${name} ${id}`;
  }

  function onKeyDown(event: KeyboardEvent, at: number, view: View) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.key === 'Delete') void act('closeCurrent', view.key);
    else if (step !== 0 && event.shiftKey) moveView(view.key, at + step);
    else if (step !== 0) list.current?.querySelectorAll('a')[at + step]?.focus();
    else return;
    event.preventDefault();
  }

  const menuOf = (view: View): MenuProps => ({
    items: [
      ...ACTIONS.map((key) => ({ key, label: t(`tabs.${key}`) })),
      { key: 'pin', label: t(view.pinned ? 'tabs.unpin' : 'tabs.pin') },
    ],
    onClick: ({ key, domEvent }) => {
      domEvent.stopPropagation();
      const action = ACTIONS.find((one) => one === key);
      if (action) void act(action, view.key);
      else pinView(view.key, !view.pinned);
    },
  });

  const shown = views.find((view) => view.key === current);
  return (
    <nav className={styles.bar} aria-label={t('tabs.label')}>
      <ul ref={list}>
        {views.map((view, at) => {
          const name = title(view);
          const unsaved = [...forms.values()].includes(view.key);
          return (
            <Dropdown key={view.key} menu={menuOf(view)} trigger={['contextMenu']}>
              <li className={view.key === current ? styles.current : undefined}>
                <Link
                  to={view.location.pathname + view.location.search}
                  aria-current={view.key === current ? 'page' : undefined}
                  onDragStart={() => setDragged(view.key)}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={(event) => {
                    event.preventDefault();
                    if (dragged !== undefined) moveView(dragged, at);
                  }}
                  onAuxClick={(event) => {
                    if (event.button !== 1) return;
                    event.preventDefault();
                    void act('closeCurrent', view.key);
                  }}
                  onKeyDown={(event) => onKeyDown(event, at, view)}
                >
                  {view.pinned && <PushpinFilled aria-hidden="true" />}
                  <bdi>{name}</bdi>
                  {unsaved && (
                    <span className={styles.dot} role="img" aria-label={t('tabs.unsaved')} title={t('tabs.unsaved')} />
                  )}
                </Link>
                <button
                  type="button"
                  aria-label={t('tabs.close', { name })}
                  onClick={() => void act('closeCurrent', view.key)}
                >
                  <CloseOutlined aria-hidden="true" />
                </button>
              </li>
            </Dropdown>
          );
        })}
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
