import { vi } from 'vitest';
import { UNDO_MS } from '@/shared/outbox/outbox';

const MINUTES = 10 * 60_000;

/** Keeps decisions unsent for minutes instead of ten seconds, so that even a slow test can still undo them. */
export function holdUndo(): void {
  const realTimeout = setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, after?: number, ...values: []) =>
    realTimeout(run, after === UNDO_MS ? MINUTES : after, ...values),
  );
}
