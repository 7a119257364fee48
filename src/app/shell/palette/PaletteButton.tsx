import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '@/app/loadPart';

type Palette = ComponentType<{ onClose: () => void }>;

/** Opens the command palette; Ctrl+K or ⌘K does so from anywhere. */
export function PaletteButton() {
  const { t } = useTranslation('app');
  const [CommandPalette, setPalette] = useState<Palette>();
  const open = () => void loadPart(() => import('./CommandPalette')).then((palette) => setPalette(() => palette));
  const openByKey = useEffectEvent(open);
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
        onClick={open}
      />
      {CommandPalette && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setPalette(undefined)} />
        </Suspense>
      )}
    </>
  );
}
