import { SearchOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import i18next from 'i18next';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { AfterPaint } from '@/shared/lazy/AfterPaint';
import { Lazy } from '@/shared/lazy/Lazy';
import { onSearchFor } from '@/shared/menu/searchFor';
import type { ListKeys } from './CommandPalette';
import styles from './PaletteButton.module.css';

const KEYS = /mac/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';

/**
 * Opens the command palette. Ctrl+K or ⌘K opens the palette from anywhere, even before the button has rendered. The key
 * event renders and focuses the input synchronously, so that no typed, pasted or composed text is lost afterwards. The
 * list is a separate chunk and may load later.
 */
export function PaletteButton() {
  const { t } = useTranslation('app');
  const [state, setState] = useState<'closed' | 'open' | 'closing'>('closed');
  const [times, setTimes] = useState(0);
  const [text, setText] = useState('');
  const [entered, setEntered] = useState(false);
  const [active, setActive] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<ListKeys>(null);
  const listId = useId();
  function show(searched = '') {
    flushSync(() => {
      setText(searched);
      setEntered(false);
      setState('open');
      // Renders a new palette each time, because a palette that is still closing would close again after its animation.
      setTimes((before) => before + 1);
    });
    input.current?.focus();
  }
  const openByKey = useEffectEvent(show);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      openByKey();
    };
    window.addEventListener('keydown', onKey);
    const unlisten = onSearchFor((searched) => openByKey(searched));
    return () => {
      unlisten();
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  function onKeyDown(event: KeyboardEvent) {
    // Pressing Enter to confirm an input method's candidate does not run a command (docs/quality#row-92).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (list.current) list.current.onKeyDown(event);
    else if (event.key === 'Enter') setEntered(text.trim() !== '');
  }
  return (
    <>
      <AfterPaint>
        <Button
          type="text"
          icon={<SearchOutlined />}
          aria-label={t('palette.open')}
          aria-keyshortcuts="Control+K"
          title={`${t('palette.open')} (${KEYS})`}
          onClick={() => show()}
        >
          <kbd className={styles.keys} aria-hidden="true">
            {KEYS}
          </kbd>
        </Button>
      </AfterPaint>
      {state !== 'closed' && (
        <Modal
          key={times}
          open={state === 'open'}
          title={t('palette.open')}
          footer={null}
          onCancel={() => setState('closing')}
          afterOpenChange={(shown) => !shown && setState('closed')}
          width={560}
          style={{ top: 80 }}
        >
          <input
            ref={input}
            type="text"
            className={styles.input}
            role="combobox"
            aria-expanded={active !== undefined}
            aria-controls={active && listId}
            aria-activedescendant={active}
            aria-label={t('palette.placeholder')}
            placeholder={t('palette.placeholder')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
          />
          <Lazy load={loadPalette} onFail={() => setState('closed')}>
            {({ CommandPalette }) => (
              <CommandPalette
                id={listId}
                keys={list}
                text={text}
                entered={entered}
                onActive={setActive}
                onClose={() => setState('closing')}
              />
            )}
          </Lazy>
        </Modal>
      )}
    </>
  );
}

/** Loads the list of the command palette, and the translations that the list needs. */
const loadPalette = async () => {
  const [palette] = await Promise.all([import('./CommandPalette'), i18next.loadNamespaces(['search', 'screens'])]);
  return palette;
};
