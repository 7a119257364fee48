import { CloseOutlined, PushpinFilled } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUnsavedForms } from '@/shared/storage/unsaved';
import styles from './TabBar.module.css';
import type { View } from './views';

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

/** One open page: a link back to its last state, a dot while it has unsaved input, and a close button. */
export function TabItem({ view, name, isCurrent, menu, onKeyDown, onClose, onDragStart, onDrop }: TabItemProps) {
  const { t } = useTranslation('app');
  const isUnsaved = useUnsavedForms(({ forms }) => [...forms.values()].includes(view.key));
  return (
    <Dropdown menu={menu} trigger={['contextMenu']}>
      <li className={isCurrent ? styles.current : undefined}>
        <Link
          to={view.location.pathname + view.location.search}
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
