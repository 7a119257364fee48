import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collector } from './collector';
import type { LiveEvent } from './liveEvents';

const record = (id: number, what = 'taken'): LiveEvent => ({
  kind: 'record',
  about: { path: '/biz/company', id, what },
});
const rights: LiveEvent = { kind: 'rights', about: {} };

let delivered: (readonly LiveEvent[])[];
const deliver = (events: readonly LiveEvent[]) => {
  delivered.push(events);
  return Promise.resolve();
};
beforeEach(() => {
  vi.useFakeTimers();
  delivered = [];
});
afterEach(() => vi.useRealTimers());

it('events that arrive together are delivered in one batch, without outdated duplicates', async () => {
  const { add } = collector(deliver);
  add([record(1), record(2)]);
  add([record(1, 'decided'), rights, rights]);
  await vi.advanceTimersByTimeAsync(600);
  expect(delivered).toEqual([[record(1, 'decided'), record(2), rights]]);
});

it('during a flood of events, batches arrive at most once a second, and the last event is not lost', async () => {
  const { add } = collector(deliver);
  for (let n = 0; n < 5000; n++) {
    add([record(n % 7, `${n}`)]);
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(2000);
  expect(delivered.length).toBeLessThanOrEqual(7);
  expect(delivered.at(-1)).toContainEqual(record(4999 % 7, '4999'));
});

it('a batch of events waits until the previous batch is handled, but only for a few seconds', async () => {
  let answer: () => void = () => undefined;
  const { add } = collector((events) => {
    delivered.push(events);
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  });
  add([record(1)]);
  await vi.advanceTimersByTimeAsync(600);
  add([record(2)]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(delivered).toHaveLength(1);
  answer();
  await vi.advanceTimersByTimeAsync(1500);
  expect(delivered[1]).toEqual([record(2)]);
  add([record(3)]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(delivered[2]).toEqual([record(3)]);
});

it('events are still delivered after a failed delivery', async () => {
  const { add } = collector((events) => {
    delivered.push(events);
    return Promise.reject(new Error('no answer'));
  });
  add([record(1)]);
  await vi.advanceTimersByTimeAsync(2000);
  add([record(2)]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(delivered).toHaveLength(2);
});

it('if 100,000 events arrive at once, most are dropped, and a “reset” event reports the loss', async () => {
  const { add } = collector(deliver);
  for (let n = 0; n < 100_000; n++) add([record(n)]);
  await vi.advanceTimersByTimeAsync(600);
  expect(delivered).toHaveLength(1);
  expect(delivered[0]).toContainEqual({ kind: 'reset', about: {} });
  expect(delivered[0]?.length).toBeLessThan(600);
});

it('a sign-out event is delivered at once, and the pending events are dropped', () => {
  const { add } = collector(deliver);
  const signout: LiveEvent = { kind: 'signout', about: { reason: '已封禁' } };
  add([record(1), signout]);
  expect(delivered).toEqual([[signout]]);
});

it('a stopped event collector delivers nothing', async () => {
  const { add, stop } = collector(deliver);
  add([record(1)]);
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(delivered).toEqual([]);
});
