import { readStored, writeStored } from '@/shared/lib/storage';

/** How somebody likes to review, kept in this browser. */
export interface ReviewSettings {
  /** Whether J, K, A, R and `?` do something. */
  keys: boolean;
  /** Whether the next record opens by itself after a decision. */
  advance: boolean;
}

const NAME = 'REVIEW';

/** The settings as they are kept; both are on until somebody turns them off. */
export function reviewSettings(): ReviewSettings {
  const stored = (readStored(NAME) ?? {}) as Partial<ReviewSettings>;
  return { keys: stored.keys !== false, advance: stored.advance !== false };
}

/** Keeps the settings. */
export const keepReviewSettings = (settings: ReviewSettings) => writeStored(NAME, settings);
