import { readStored, writeStored } from '@/shared/storage/storage';

/** The user's review settings, stored in this browser. */
export interface ReviewSettings {
  /** Enables the shortcuts J, K, A, R and `?`. */
  keys: boolean;
  /** Opens the next record automatically after a decision. */
  advance: boolean;
  /** Holds a decision for some seconds, during which it can be undone. */
  undo: boolean;
}

const NAME = 'REVIEW';

/** Reads the stored settings; all are on by default. */
export function reviewSettings(): ReviewSettings {
  const stored = (readStored(NAME) ?? {}) as Partial<ReviewSettings>;
  return { keys: stored.keys !== false, advance: stored.advance !== false, undo: stored.undo !== false };
}

export const keepReviewSettings = (settings: ReviewSettings) => writeStored(NAME, settings);
