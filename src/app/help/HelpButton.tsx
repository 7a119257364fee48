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

/** Set once the tour was taken or dismissed in this browser. */
const SEEN = 'TOUR_SEEN';
const PARTS = ['keys', 'tour', 'news'] as const;
type Part = (typeof PARTS)[number];

/**
 * Help inside the product: the keys, a tour of the screen, what is new. The first visit of the first page offers the tour
 * once; a page that was opened by a link does not.
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
  // A phone has no keys, and its header no room.
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
          // Nobody types keys on a tablet either.
          items: PARTS.filter((key) => key !== 'keys' || !matchMedia('(hover: none)').matches).map((key) => ({
            key,
            label: t(`help.${key}`),
          })),
          onClick: ({ key }) => setPart(PARTS.find((one) => one === key)),
        }}
      />
      {part && (
        <Lazy load={loadParts} onFail={close}>
          {({ KeysDialog, NewsDialog, ScreenTour }) => {
            const Part = { keys: KeysDialog, tour: ScreenTour, news: NewsDialog }[part];
            return <Part onClose={close} />;
          }}
        </Lazy>
      )}
    </>
  );
}
