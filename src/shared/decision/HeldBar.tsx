import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './held.module.css';
import { sendHeld, showHeldBar, undoHeld, useHeld } from './held';

/**
 * What was just decided, with the button that takes it back. A decision is sent at once when somebody leaves the page,
 * or works outside of it (`page`): they may be signing out.
 */
export function HeldBar({ page }: { page: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('review');
  const held = useHeld((state) => state.held);
  useEffect(() => {
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !page.current?.contains(event.target)) void sendHeld();
    };
    const unload = (event: BeforeUnloadEvent) => {
      if (!useHeld.getState().held) return;
      void sendHeld();
      event.preventDefault(); // asks, so that the call has time to arrive
    };
    const hide = showHeldBar();
    document.addEventListener('pointerdown', leave, true);
    window.addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      window.removeEventListener('beforeunload', unload);
      hide();
    };
  }, [page]);
  return (
    <div role="status" className={held ? styles.held : undefined}>
      {held && (
        <>
          <span>{held.title}</span>
          <Button size="small" icon={<UndoOutlined aria-hidden="true" />} aria-keyshortcuts="U" onClick={undoHeld}>
            {t('undo.action')}
          </Button>
        </>
      )}
    </div>
  );
}
