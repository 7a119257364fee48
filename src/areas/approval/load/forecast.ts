import dayjs from 'dayjs';
import type { QueueLoad } from './load.api';

/** The number of past days averaged for the current pace. Four weeks contain each day of the week four times. */
export const PACE_DAYS = 28;

/** The number of days to forecast. */
export const FORECAST_DAYS = 28;

/**
 * A day of the forecast. `waiting` is how many records wait at the end of the day. `overdue` is how many waiting
 * records are overdue.
 */
export interface ForecastDay {
  day: string;
  waiting: number;
  overdue: number;
}

/** The forecast of a queue. */
export interface Forecast {
  days: ForecastDay[];
  /** The first day that ends with an overdue record, if any. Undefined for a queue that has overdue records now. */
  lateOn: string | undefined;
  /** The first day from which no record is overdue, if any. Undefined for a queue without overdue records now. */
  clearedOn: string | undefined;
}

/** Records that have waited for the same number of days. */
interface Cohort {
  age: number;
  count: number;
}

/**
 * Forecasts a queue for the days after `today` (`YYYY-MM-DD`). The oldest records are decided first. A day's arrivals
 * and decisions are the average of its weekday in the last four weeks. `more` is the number of additional reviewers.
 * Each additional reviewer decides as many records as an average reviewer. A record is overdue after `limit` days.
 */
export function forecast(
  load: QueueLoad,
  { today, limit, more }: { today: string; limit: number; more: number },
): Forecast {
  const pace = paceOf(load);
  let cohorts: Cohort[] = load.ages.map((count, age) => ({ age, count })).toReversed();
  const days = Array.from({ length: FORECAST_DAYS }, (_, index): ForecastDay => {
    const date = dayjs(today).add(index + 1, 'day');
    const { arrived, decided, each } = pace(date.day());
    const arriving = [...cohorts.map(({ age, count }) => ({ age: age + 1, count })), { age: 0, count: arrived }];
    cohorts = without(arriving, decided + more * each);
    const overdue = cohorts.filter(({ age }) => age >= limit);
    return { day: date.format('YYYY-MM-DD'), waiting: sum(cohorts), overdue: sum(overdue) };
  });
  const isLate = load.overdue > 0;
  const lateFrom = days.findLastIndex(({ overdue }) => overdue > 0) + 1;
  return {
    days,
    lateOn: isLate ? undefined : days.find(({ overdue }) => overdue > 0)?.day,
    clearedOn: isLate ? days[lateFrom]?.day : undefined,
  };
}

/** Returns a function from a weekday (0 is Sunday) to its averages: arrivals, decisions, decisions per person. */
function paceOf({ days }: QueueLoad) {
  const past = days.slice(-PACE_DAYS);
  return (weekday: number) => {
    const same = past.filter(({ day }) => dayjs(day).day() === weekday);
    const total = (field: 'arrived' | 'decided' | 'people') => same.reduce((all, one) => all + one[field], 0);
    const weeks = Math.max(same.length, 1);
    return {
      arrived: total('arrived') / weeks,
      decided: total('decided') / weeks,
      each: total('people') > 0 ? total('decided') / total('people') : 0,
    };
  };
}

/** Removes the number of decided records from the cohorts, the oldest records first. */
function without(cohorts: readonly Cohort[], decided: number): Cohort[] {
  let left = decided;
  return cohorts.flatMap(({ age, count }) => {
    const taken = Math.min(left, count);
    left -= taken;
    return count - taken > 0 ? [{ age, count: count - taken }] : [];
  });
}

const sum = (cohorts: readonly Cohort[]) => Math.round(cohorts.reduce((all, { count }) => all + count, 0));
