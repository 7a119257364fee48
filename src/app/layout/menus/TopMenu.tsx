import { use, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuContext, useCurrentNode, useMenuName } from '@/app/navigation/MenuContext';
import { trailOf } from '@/app/navigation/menuNode';
import { AfterPaint } from '@/shared/lazy/AfterPaint';
import { useRoom } from '@/shared/display/measure/useRoom';
import { inSight } from './inSight';
import { MainMenu } from './MainMenu';
import { entriesOf } from './openLevels';

interface TopMenuProps {
  /** True to show only the areas; the side menu shows their entries. */
  onlyAreas: boolean;
  /** Light text on a dark background. */
  dark: boolean;
}

/** The user's menu in the header. It renders after the page, because users look at the page first. */
export function TopMenu({ onlyAreas, dark }: TopMenuProps) {
  const { t } = useTranslation('app');
  const { roots } = use(MenuContext);
  const trail = trailOf(useCurrentNode());
  const nameOf = useMenuName();
  const place = useRef<HTMLElement>(null);
  const room = useRoom(place, 'menu');
  const areas = onlyAreas ? roots.map((root) => ({ ...root, hiddenChildren: true })) : roots;
  const entries = entriesOf(areas);
  const names = entries.map(({ node }) => (node ? nameOf(node) : t('shell.more')));
  const here = entries.findIndex(({ node }) => node?.id === trail[0]?.id);
  return (
    <nav ref={place} aria-label={t('shell.topMenu')}>
      <AfterPaint>
        <MainMenu mode="horizontal" nodes={areas} trail={trail} dark={dark} {...inSight(names, here, room)} />
      </AfterPaint>
    </nav>
  );
}
