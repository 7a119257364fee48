import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './help.module.css';

/** The parts a screen may have, in the order of the tour, each with the selector of its element. */
const STOPS = [
  ['menu', 'header nav, aside nav, #side-toggle'],
  ['search', '[aria-keyshortcuts="Control+K"]'],
  ['page', 'main h1'],
  ['list', '[data-list] table, [data-list] ul'],
  ['help', '[data-help]'],
] as const;

/** Gap between an element and the ring around it, in pixels. */
const GAP = 4;

/**
 * Finds the first matching element that is wider than 24 pixels. Narrower elements are in hidden tabs or are visually
 * hidden headings.
 */
function placeOf(selector: string): DOMRect | undefined {
  const rects = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  return rects.find(({ width }) => width > 24);
}

/**
 * All sizes are in pixels. `DISTANCE` is the min gap from the card to the target and to the window edge. `STEP` is the
 * distance between two positions to try.
 */
const CARD = { width: 340, height: 170 };
const DISTANCE = 12;
const STEP = 24;

/**
 * Selectors of the elements that the card should not cover. The card covers `ACTIONS` only as a last resort. Covering
 * an element of `OTHERS` is as bad as being `IN_PIXELS` farther from the target.
 */
const ACTIONS = 'button:not(th button), [role="button"]';
const OTHERS = 'input, [role="tab"], main a, th button';
const IN_PIXELS = 20;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The gap between two boxes. Returns 0 if the boxes touch or overlap. */
const gapOf = (one: Box, other: Box) =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );

/**
 * Finds the nearest position beside the target where the card covers no button. If no position is free of buttons, the
 * card covers as few buttons as possible.
 */
function spotFor(target: DOMRect | undefined) {
  const right = window.innerWidth - CARD.width - DISTANCE;
  const bottom = window.innerHeight - CARD.height - DISTANCE;
  const near = target ?? new DOMRect(right, bottom);
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((one) => !one.closest('[data-tour]'))
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0);
  const [actions, others] = [boxesOf(ACTIONS), boxesOf(OTHERS)];
  const costOf = (left: number, top: number) => {
    const card = { left, top, right: left + CARD.width, bottom: top + CARD.height };
    const coveredOf = (boxes: readonly Box[]) => boxes.filter((one) => gapOf(card, one) === 0).length;
    const covered = coveredOf(actions) * 100_000 + coveredOf(others) * IN_PIXELS;
    const gap = gapOf(card, near);
    // Covering the target is worse than being far from it, but may be necessary if the target fills the window.
    return covered + (gap === 0 ? 10_000 : 0) + Math.abs(gap - DISTANCE);
  };
  const lefts = [near.left, near.right + DISTANCE, near.left - CARD.width - DISTANCE];
  const tops = [near.bottom + DISTANCE, near.top - CARD.height - DISTANCE, near.top];
  for (let left = DISTANCE; left <= right; left += STEP) lefts.push(left);
  for (let top = DISTANCE; top <= bottom; top += STEP) tops.push(top);
  let best = { left: right, top: bottom, cost: Number.POSITIVE_INFINITY };
  for (const one of new Set(lefts.map((left) => Math.max(DISTANCE, Math.min(left, right))))) {
    for (const other of new Set(tops.map((top) => Math.max(DISTANCE, Math.min(top, bottom))))) {
      const cost = costOf(one, other);
      if (cost < best.cost) best = { left: one, top: other, cost };
    }
  }
  return { left: best.left, top: best.top };
}

/** A tour of the current screen's parts. It never blocks the page. Escape or leaving the screen closes the tour. */
export function ScreenTour({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['help', 'tools']);
  const { pathname } = useLocation();
  const [{ stops, at }] = useState(() => ({ stops: STOPS.filter(([, selector]) => placeOf(selector)), at: pathname }));
  const [index, setIndex] = useState(0);
  const [name, selector] = stops[index] ?? STOPS[0];
  const place = placeOf(selector);
  const isLast = index >= stops.length - 1;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (pathname !== at) close();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && close();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [pathname, at]);
  return (
    <section className={styles.tour} style={spotFor(place)} aria-label={t('tools:help.tour')} data-tour>
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
        <h3>{t(`tour.stops.${name}`)}</h3>
        <p>{t(`tour.about.${name}`)}</p>
      </div>
      <div className={styles.ways}>
        <span>
          {index + 1} / {stops.length}
        </span>
        {!isLast && (
          <Button size="small" onClick={onClose}>
            {t('tour.skip')}
          </Button>
        )}
        <Button size="small" type="primary" onClick={() => (isLast ? onClose() : setIndex(index + 1))}>
          {t(isLast ? 'tour.end' : 'tour.next')}
        </Button>
      </div>
    </section>
  );
}
