import { Button, Tour } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What a screen may have, in the order of the tour, with the element each step points at. */
const STOPS = [
  ['menu', 'header nav, aside nav, #side-toggle'],
  ['search', '[aria-keyshortcuts="Control+K"]'],
  ['page', 'main h1'],
  ['list', '[data-list] table, [data-list] ul'],
  ['help', '[data-help]'],
] as const;

/** The first of the elements that is in sight: hidden tabs keep theirs. */
const find = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0);

/** A tour of what the current screen has; it lies above nothing and ends whenever somebody wants. */
export function ScreenTour({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tools');
  const [stops] = useState(() =>
    STOPS.flatMap(([name, selector]) => {
      const target = find(selector);
      return target ? [{ name, target }] : [];
    }),
  );
  return (
    <Tour
      open
      mask={false}
      type="primary"
      scrollIntoViewOptions={false}
      onClose={onClose}
      steps={stops.map(({ name, target }) => ({
        title: t(`help.stops.${name}`),
        description: t(`help.about.${name}`),
        target,
      }))}
      actionsRender={(buttons, { current, total }) => (
        <>
          {current < total - 1 && (
            <Button size="small" ghost onClick={onClose}>
              {t('help.skip')}
            </Button>
          )}
          {buttons}
        </>
      )}
    />
  );
}
