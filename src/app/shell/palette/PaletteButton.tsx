import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPalette } from '@/app/deskChunk';
import { AfterPaint } from '@/shared/load/AfterPaint';
import { LazyPart } from '@/shared/load/LazyPart';
import styles from './PaletteButton.module.css';

const KEYS = /mac/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';

/** Opens the command palette; Ctrl+K or ⌘K does so from anywhere, also before the button is there. */
export function PaletteButton() {
  const { t } = useTranslation('app');
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const [text, setText] = useState('');
  const [entered, setEntered] = useState(false);
  const close = () => setOpen(false);
  const openByKey = useEffectEvent(show);
  function show() {
    setText('');
    setEntered(false);
    setOpen(true);
    setTimes((before) => before + 1);
  }
  // What is typed before the input has the focus counts: its chunk may still be loading.
  const onEarlyKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = document.activeElement?.getAttribute('role') === 'combobox';
    if (isTyping || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') setEntered(text.trim() !== '');
    else if (event.key === 'Backspace') setText((before) => before.slice(0, -1));
    else if (event.key.length === 1) setText((before) => before + event.key);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => onEarlyKey(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      openByKey();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <AfterPaint>
        <Button
          type="text"
          icon={<SearchOutlined />}
          aria-label={t('palette.open')}
          aria-keyshortcuts="Control+K"
          title={`${t('palette.open')} (${KEYS})`}
          onClick={show}
        >
          <kbd className={styles.keys} aria-hidden="true">
            {KEYS}
          </kbd>
        </Button>
      </AfterPaint>
      {open && (
        <LazyPart name="palette" load={loadPalette} onFail={close}>
          {({ CommandPalette }) => (
            // Anew each time: one that is still closing would say so when it has, and take the new one with it. The key
            // is no part of `open`: closed and opened before the next rendering it must be another one, too.
            <CommandPalette key={times} text={text} onText={setText} entered={entered} onClose={close} />
          )}
        </LazyPart>
      )}
    </>
  );
}
