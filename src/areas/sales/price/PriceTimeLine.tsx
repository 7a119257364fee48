import { serverNow } from '@/shared/settings/times';
import { Tag } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import type { Price } from './price.resource';
import styles from './price.module.css';

/** Position in percent beyond which a year label no longer fits. */
const LAST_LABEL = 88;

/** A price on the timeline. The edited price is passed without name, status and unit price. */
type OnLine = Pick<Price, 'id' | 'effectiveTime' | 'expireTime'> & {
  priceName?: string;
  status?: Price['status'];
  unitPrice?: Price['unitPrice'];
};

interface PriceTimeLineProps {
  prices: readonly OnLine[];
  /** The prices of all timelines displayed together, so that the timelines share one scale. */
  scale?: readonly OnLine[];
  label: string;
  /** The id of the price being edited. */
  own?: Price['id'] | undefined;
  /** The ids of the prices that overlap the edited price. */
  wrong?: readonly Price['id'][];
}

/** The periods of prices as bars on a timeline, with marks for now and the years. Every bar has a text alternative. */
export function PriceTimeLine({ prices, scale, label, own, wrong = [] }: PriceTimeLineProps) {
  const { t } = useTranslation('sales');
  const { money, time } = useFormats();
  // A price without a start, which another backend may have, cannot be drawn.
  const sorted = prices
    .filter(({ effectiveTime }) => effectiveTime !== '')
    .toSorted((a, b) => a.effectiveTime.localeCompare(b.effectiveTime));
  const now = serverNow();
  const line = layOut(sorted, now, scale);
  return (
    <div className={styles.line} role="group" aria-label={label}>
      <div className={styles.scale} aria-hidden="true">
        {line.years
          .filter(({ at }) => at <= LAST_LABEL)
          .map(({ year, at }) => (
            <span key={year} className={styles.year} style={{ insetInlineStart: `${at}%` }}>
              {year}
            </span>
          ))}
        <span className={styles.now} style={{ insetInlineStart: `${line.now}%` }} title={t('price.now')} />
      </div>
      <ol className={styles.bars}>
        {sorted.map((one, index) => {
          const isWrong = wrong.includes(one.id);
          const isNow = one.status !== '1' && isCurrent(one, now);
          const state = isWrong ? styles.wrong : one.id === own ? styles.own : isNow ? styles.current : '';
          const end = endOf(one);
          const period = t(end ? 'price.period' : 'price.periodOpen', {
            from: time(one.effectiveTime.slice(0, 10)),
            to: time(end?.slice(0, 10)),
          });
          return (
            <li key={one.id} className={isNow ? styles.inForce : ''}>
              <span className={styles.words}>
                <strong>{one.priceName || t('price.thisOne')}</strong>{' '}
                {one.unitPrice !== undefined && money(one.unitPrice)} <span>{period}</span>{' '}
                {isNow && <Tag color="green">{t('price.inForce')}</Tag>}
                {isWrong && <em>{t('price.overlaps')}</em>}
              </span>
              <span className={styles.track} aria-hidden="true">
                <span className={`${styles.bar} ${state}`} style={place(line.bars[index])} />
                <span className={styles.today} style={{ insetInlineStart: `${line.now}%` }} />
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const place = (bar: Bar | undefined) => ({
  insetInlineStart: `${bar?.left ?? 0}%`,
  width: `max(${bar?.width ?? 0}%, 4px)`,
  ...(bar?.open && { borderStartEndRadius: 0, borderEndEndRadius: 0 }),
});

/** A period. Times are in the format of the API. */
interface Period {
  effectiveTime: string;
  expireTime?: string | null | undefined;
}

/** The end of a period. Undefined for a period without an end, which some servers send as the year 9999. */
const endOf = ({ expireTime }: Period) => (expireTime && expireTime < '9999' ? expireTime : undefined);

/** The bar of a period: its start and width in percent of the line. */
interface Bar {
  left: number;
  width: number;
  /** True for a period without an end. */
  open: boolean;
}

/** The layout of a timeline, all in percent: its bars, the position of the current time, and the starts of years. */
interface TimeLine {
  bars: Bar[];
  now: number;
  years: { year: number; at: number }[];
}

/** Space after the last date for periods that have no end, in milliseconds. */
const ROOM = 90 * 86_400_000;

/** Max number of years to label. */
const MAX_LABELS = 12;

/**
 * Lays out periods from the first date to the last date, including `now`. `scale` contains the periods of all timelines
 * displayed together. Each year then has one position on all timelines.
 */
export function layOut(periods: readonly Period[], now: string, scale: readonly Period[] = periods): TimeLine {
  const ms = (time: string) => dayjs(time).valueOf();
  const moments = [
    now,
    ...[...periods, ...scale]
      .filter(({ effectiveTime }) => effectiveTime !== '')
      .flatMap((period) => [period.effectiveTime, endOf(period) ?? period.effectiveTime]),
  ];
  const first = Math.min(...moments.map(ms));
  const last = Math.max(...moments.map(ms)) + ROOM;
  const position = (time: number) => Math.round(((time - first) / (last - first)) * 10_000) / 100;
  const years: TimeLine['years'] = [];
  const firstYear = dayjs(first).year() + 1;
  const step = Math.max(1, Math.ceil((dayjs(last).year() - firstYear + 1) / MAX_LABELS));
  for (let year = firstYear; ms(`${year}-01-01 00:00:00`) < last; year += step)
    years.push({ year, at: position(ms(`${year}-01-01 00:00:00`)) });
  return {
    bars: periods.map((period) => {
      const end = endOf(period);
      const left = position(ms(period.effectiveTime));
      const right = end ? position(ms(end)) : 100;
      return { left, width: Math.round((right - left) * 100) / 100, open: !end };
    }),
    now: position(ms(now)),
    years,
  };
}

/** True for a period that has begun and not ended. */
export const isCurrent = ({ effectiveTime, expireTime }: Period, now: string): boolean =>
  effectiveTime !== '' && effectiveTime <= now && (!expireTime || expireTime > now);
