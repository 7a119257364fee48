import { QuestionCircleOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRST_PAGE } from '@/app/navigation/firstPage';
import { belowBase } from '@/shared/settings/base';
import { Lazy } from '@/shared/lazy/Lazy';
import { readStored, writeStored } from '@/shared/storage/storage';
import { MenuButton } from '@/shared/display/MenuButton';
import { useIsWide } from '@/shared/display/measure/useIsWide';

const loadParts = () => import('./parts');

/** Storage name: true once the tour has started in this browser. */
const SEEN = 'TOUR_SEEN';
const PARTS = ['screen', 'keys', 'tour', 'news'] as const;
type Part = (typeof PARTS)[number];

/**
 * The help menu offers the purpose of the screen, keyboard shortcuts, a tour and release notes. The tour starts by
 * itself once in each browser, when the app opens on the first page.
 */
export function HelpButton() {
  const { t } = useTranslation('tools');
  const isWide = useIsWide();
  const [part, setPart] = useState<Part | undefined>(() =>
    isWide && readStored(SEEN) !== true && belowBase(location.pathname) === FIRST_PAGE ? 'tour' : undefined,
  );
  useEffect(() => {
    if (part === 'tour') writeStored(SEEN, true);
  }, [part]);
  // Hidden on phones, because they have no keyboard and their header has no room.
  if (!isWide) return null;
  const close = () => setPart(undefined);
  return (
    <>
      <MenuButton
        type="text"
        icon={<QuestionCircleOutlined />}
        data-help
        aria-label={t('help.title')}
        menu={{
          // Tablets have no keyboard either.
          items: PARTS.filter((key) => key !== 'keys' || !matchMedia('(hover: none)').matches).map((key) => ({
            key,
            label: t(`help.${key}`),
          })),
          onClick: ({ key }) => setPart(PARTS.find((one) => one === key)),
        }}
      />
      {part && (
        <Lazy load={loadParts} onFail={close}>
          {({ KeysDialog, NewsDialog, ScreenHelp, ScreenTour }) => {
            const Part = { screen: ScreenHelp, keys: KeysDialog, tour: ScreenTour, news: NewsDialog }[part];
            return <Part onClose={close} />;
          }}
        </Lazy>
      )}
    </>
  );
}
