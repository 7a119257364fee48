import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '@/shared/load/LazyPart';

/** Opens the command palette; Ctrl+K or ⌘K does so from anywhere. */
export function PaletteButton() {
  const { t } = useTranslation('app');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const openByKey = useEffectEvent(() => setOpen(true));
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
      <Button
        type="text"
        icon={<SearchOutlined />}
        aria-label={t('palette.open')}
        aria-keyshortcuts="Control+K"
        title={`${t('palette.open')} (Ctrl+K)`}
        onClick={() => setOpen(true)}
      />
      {open && (
        <LazyPart name="command palette" load={() => import('./CommandPalette')} onFail={close}>
          {({ default: CommandPalette }) => <CommandPalette onClose={close} />}
        </LazyPart>
      )}
    </>
  );
}
