import { readOwn, writeOwn } from '@/shared/storage/own';

/** The user's review settings. */
export interface ReviewSettings {
  /** Enables the single-key shortcuts of a review (`useReviewKeys`). */
  keys: boolean;
  /** Opens the next record automatically after a decision. */
  advance: boolean;
  /** Delays a decision for some seconds, during which it can be undone. */
  undo: boolean;
  /** The key A passes a record at once if no check has failed or lacks a result, and the decision can be undone. */
  oneKey: boolean;
}

/** Reads the stored settings; all are on by default. */
export function reviewSettings(): ReviewSettings {
  const stored = (readOwn('REVIEW') ?? {}) as Partial<ReviewSettings>;
  const isOn = (name: keyof ReviewSettings) => stored[name] !== false;
  return { keys: isOn('keys'), advance: isOn('advance'), undo: isOn('undo'), oneKey: isOn('oneKey') };
}

/** Stores the settings; omitted settings are on. */
export const keepReviewSettings = (settings: Partial<ReviewSettings>) => writeOwn('REVIEW', settings);
