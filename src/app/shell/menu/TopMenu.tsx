import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuContext, useCurrentNode } from '@/app/menu/MenuContext';
import { trailOf } from '@/app/menu/menuNode';
import { AfterPaint } from '@/shared/load/AfterPaint';
import { MainMenu } from './MainMenu';

interface TopMenuProps {
  /** True for the areas without what is in them, which the side menu shows. */
  onlyAreas: boolean;
  /** Light text on a dark background. */
  dark: boolean;
}

/** The user's menu in the header. It comes after the page: antd's measures every entry before it shows one. */
export function TopMenu({ onlyAreas, dark }: TopMenuProps) {
  const { t } = useTranslation('app');
  const { roots } = use(MenuContext);
  const trail = trailOf(useCurrentNode());
  const areas = onlyAreas ? roots.map((root) => ({ ...root, hiddenChildren: true })) : roots;
  return (
    <nav aria-label={t('shell.topMenu')}>
      <AfterPaint>
        <MainMenu mode="horizontal" nodes={areas} trail={trail} dark={dark} />
      </AfterPaint>
    </nav>
  );
}
