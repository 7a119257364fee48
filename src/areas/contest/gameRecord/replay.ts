import { figures } from '../typing/measure';
import type { Sample } from './gameRecord.resource';

/** The speeds of a run between two samples. */
export interface Step {
  second: number;
  /** Characters a minute since the previous sample, mistakes included. */
  speed: number;
  /** Like `speed`, without the mistakes. */
  netSpeed: number;
}

/** Returns the speeds between consecutive samples, calculated with the same formula as the speed of a whole run. */
export function replay(samples: readonly Sample[]): Step[] {
  const sorted = [...samples].sort((a, b) => a.second - b.second);
  return sorted.flatMap((sample, index) => {
    const before = sorted[index - 1] ?? { second: 0, totalChars: 0, correctChars: 0 };
    const seconds = sample.second - before.second;
    if (seconds <= 0) return [];
    const total = sample.totalChars - before.totalChars;
    const { speed, netSpeed } = figures(total, sample.correctChars - before.correctChars, seconds);
    return [{ second: sample.second, speed, netSpeed }];
  });
}

/** Number of runs with a speed in `[from, to)`. */
export interface Bar {
  from: number;
  to: number;
  count: number;
}

/** Returns a histogram of speeds: at most twelve adjoining bars of equal, round width. Empty without speeds. */
export function distribution(speeds: readonly number[]): Bar[] {
  if (speeds.length === 0) return [];
  const [least, most] = [Math.min(...speeds), Math.max(...speeds)];
  const width = [5, 10, 20, 50, 100, 200, 500, 1000].find((one) => (most - least) / one < 11) ?? 5000;
  const first = Math.floor(least / width);
  const bars = Array.from({ length: Math.floor(most / width) - first + 1 }, (_, index) => {
    const from = (first + index) * width;
    return { from, to: from + width, count: 0 };
  });
  for (const speed of speeds) {
    const bar = bars[Math.floor(speed / width) - first];
    if (bar) bar.count += 1;
  }
  return bars;
}
