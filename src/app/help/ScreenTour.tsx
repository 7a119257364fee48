import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './help.module.css';

/** The parts a screen may have, in tour order, each with the element its step points at. */
const STOPS = [
  ['menu', 'header nav, aside nav, #side-toggle'],
  ['search', '[aria-keyshortcuts="Control+K"]'],
  ['page', 'main h1'],
  ['list', '[data-list] table, [data-list] ul'],
  ['help', '[data-help]'],
] as const;

/** Gap between an element and the ring around it, in pixels. */
const GAP = 4;

/** The position of the first visible element that matches; elements of hidden tabs match as well. */
function placeOf(selector: string): DOMRect | undefined {
  const rects = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  return rects.find(({ width }) => width > 0);
}

/** The card's maximum size, and its distance from its target and the window's edge, in pixels. */
const CARD = { width: 340, height: 190 };
const DISTANCE = 12;
/** Penalty of a window corner, which is far from the target: as bad as covering this many buttons. */
const FAR = 3;

/** Picks the card's position: next to its target, covering as few buttons outside of tables as possible. */
function spotFor(target: DOMRect | undefined) {
  const right = window.innerWidth - CARD.width - DISTANCE;
  const bottom = window.innerHeight - CARD.height - DISTANCE;
  const beside = target
    ? [
        [target.left, target.bottom + DISTANCE],
        [target.left, target.top - CARD.height - DISTANCE],
        [target.right + DISTANCE, target.top],
        [target.left - CARD.width - DISTANCE, target.top],
      ]
    : [];
  const corners = [
    [right, bottom],
    [DISTANCE, bottom],
  ];
  const spots = [...beside, ...corners].map(([left = 0, top = 0]) => ({
    left: Math.max(DISTANCE, Math.min(left, right)),
    top: Math.max(DISTANCE, Math.min(top, bottom)),
  }));
  const buttons = [...document.querySelectorAll('main button')]
    .filter((button) => !button.closest('table'))
    .map((button) => button.getBoundingClientRect());
  const cost = (spot: (typeof spots)[number]) => covered(spot) + (spots.indexOf(spot) < beside.length ? 0 : FAR);
  const covered = ({ left, top }: { left: number; top: number }) =>
    [...buttons, ...(target ? [target] : [])].filter(
      (rect) =>
        rect.width > 0 &&
        rect.left < left + CARD.width &&
        rect.right > left &&
        rect.top < top + CARD.height &&
        rect.bottom > top,
    ).length;
  return spots.toSorted((one, other) => cost(one) - cost(other))[0];
}

/** A tour of the current screen's parts. It never blocks the page and can be closed at any time. */
export function ScreenTour({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tools');
  const [stops] = useState(() => STOPS.filter(([, selector]) => placeOf(selector)));
  const [index, setIndex] = useState(0);
  const [name, selector] = stops[index] ?? STOPS[0];
  const place = placeOf(selector);
  const isLast = index >= stops.length - 1;
  return (
    <section className={styles.tour} style={spotFor(place)} aria-label={t('help.tour')}>
      {place && (
        <div
          className={styles.ring}
          style={{
            top: place.top - GAP,
            left: place.left - GAP,
            width: place.width + 2 * GAP,
            height: place.height + 2 * GAP,
          }}
        />
      )}
      <div role="status">
        <h3>{t(`help.stops.${name}`)}</h3>
        <p>{t(`help.about.${name}`)}</p>
      </div>
      <div className={styles.ways}>
        <span>
          {index + 1} / {stops.length}
        </span>
        {!isLast && (
          <Button size="small" onClick={onClose}>
            {t('help.skip')}
          </Button>
        )}
        <Button size="small" type="primary" onClick={() => (isLast ? onClose() : setIndex(index + 1))}>
          {t(isLast ? 'help.end' : 'help.next')}
        </Button>
      </div>
    </section>
  );
}
