import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutboxEntry } from './entry';
import { UNDO_MS } from './outbox';
import { decision, world } from './testing/outboxWorld';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Random steps in any order; `n` selects a page and a record. */
const step = fc.record({
  what: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('decide', 'due') },
    { weight: 4, arbitrary: fc.constantFrom('batch', 'undo', 'wait', 'retry', 'loseAnswer', 'signIn', 'online') },
    {
      weight: 2,
      arbitrary: fc.constantFrom('open', 'close', 'crash', 'hide', 'signOut', 'expire', 'offline', 'colleague', 'drop'),
    },
  ),
  n: fc.nat(7),
});

it.each([
  ['each in its own request', { batches: false }],
  ['together', { batches: true }],
])(
  'despite crashes and lost connections, no decision is lost, applied twice or sent after an undo (sent %s)',
  async (_, how) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 40, size: 'max' }), async (steps) => {
        const w = world(how);
        const takenBack = new Set<string>();
        const all = new Map<string, OutboxEntry>();
        const dealtWith = new Set<string>();
        w.openPage();
        for (const { what, n } of steps) {
          const pages = w.alive();
          const chosen = pages[n % Math.max(pages.length, 1)];
          const groups = [...new Set([...w.stored.values()].map(({ group }) => group))];
          const failed = [...w.stored.values()].filter(({ state }) => state === 'unsent' || state === 'refused');
          const before = new Set(w.stored.keys());
          if (what === 'decide' || what === 'batch') {
            const ids = what === 'batch' ? [n, n + 10, n + 20] : [n];
            // The screen offers no further decision while one is unsettled, or after the record has been decided.
            const free = ids.filter(
              (id) =>
                !w.records.has(id) &&
                [...w.stored.values()].every(
                  (one) => one.id !== id || one.state === 'unsent' || one.state === 'refused',
                ),
            );
            if (free.length > 0) chosen?.outbox.add(free.map((id) => decision(id, n % 2 ? 'pass' : 'reject')));
            for (const key of before) if (chosen && !w.stored.has(key)) dealtWith.add(key); // replaced by the new decision
          } else if (what === 'undo') {
            for (const { key } of chosen?.outbox.undo(groups[n % Math.max(groups.length, 1)] ?? '') ?? [])
              takenBack.add(key);
          } else if (what === 'wait') await vi.advanceTimersByTimeAsync(n * 17);
          else if (what === 'due') await vi.advanceTimersByTimeAsync(UNDO_MS);
          else if (what === 'open') void w.openPage().outbox.adopt();
          else if (what === 'hide') chosen?.outbox.close();
          else if (what === 'close' && chosen) {
            chosen.outbox.close();
            w.end(chosen.page);
          } else if (what === 'crash' && chosen) w.end(chosen.page);
          else if (what === 'signOut' && chosen) {
            void chosen.outbox.flush();
            await vi.advanceTimersByTimeAsync(3000);
            w.net.signedIn = false;
            for (const { page } of pages) w.end(page);
          } else if (what === 'expire') w.net.signedIn = false;
          else if (what === 'signIn') {
            w.net.signedIn = true;
            void w.openPage().outbox.adopt();
          } else if (what === 'offline') w.net.online = false;
          else if (what === 'online') {
            w.net.online = true;
            for (const { outbox } of pages) void outbox.resume();
          } else if (what === 'loseAnswer') w.net.loseAnswers += 1;
          else if (what === 'colleague' && !w.records.has(n)) w.records.set(n, '1');
          else if (what === 'retry') void chosen?.outbox.retry(failed);
          else if (what === 'drop' && chosen) {
            chosen.outbox.drop(failed);
            for (const { key } of failed) dealtWith.add(key);
          }
          for (const [key, entry] of w.stored) all.set(key, entry);
        }
        // The user returns.
        Object.assign(w.net, { online: true, signedIn: true, loseAnswers: 0 });
        for (const { page } of w.alive()) w.end(page);
        void w.openPage().outbox.adopt();
        await vi.advanceTimersByTimeAsync(5 * 60_000);

        expect(new Set(w.applied).size, 'made once').toBe(w.applied.length);
        for (const key of takenBack) expect(w.calls, 'undone, and sent').not.toContain(key);
        for (const [, { state }] of w.stored) expect(['unsent', 'refused'], 'reported').toContain(state);
        for (const [key, { id, to }] of all) {
          const isKnown = w.stored.has(key) || takenBack.has(key) || dealtWith.has(key) || w.made.has(key);
          // A page may crash before it reports that the record already has the user's decision.
          const isAsDecided = w.records.get(Number(id)) === to;
          expect(w.applied.includes(key) || isKnown || isAsDecided, `${key} was lost`).toBe(true);
        }
        for (const key of w.stored.keys())
          expect(w.applied, `${key} was made, and reported as not made`).not.toContain(key);
      }),
      { numRuns: 1000 },
    );
  },
);
