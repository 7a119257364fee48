import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UNDO_MS } from './outbox';
import { decision, LATENCY, world } from './testing/outboxWorld';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const states = ({ stored }: ReturnType<typeof world>) => [...stored.values()].map(({ state }) => state);

it('a decision is sent after ten seconds, and can be undone until then', async () => {
  const w = world();
  const { outbox } = w.openPage();
  outbox.add([decision(1)]);
  outbox.add([decision(2)]);
  await vi.advanceTimersByTimeAsync(UNDO_MS - 100);
  expect(w.calls).toEqual([]);
  const [first] = w.stored.values();
  expect(outbox.undo(first?.group ?? '')).toMatchObject([{ id: 1, reason: '证照不符' }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([...w.records]).toEqual([[2, '2']]);
  expect(w.stored.size).toBe(0);
});

it('a batch cannot be undone while it is being sent', async () => {
  const w = world();
  const { outbox } = w.openPage();
  outbox.add([decision(1), decision(2), decision(3)]);
  const group = [...w.stored.values()][0]?.group ?? '';
  await vi.advanceTimersByTimeAsync(UNDO_MS + LATENCY / 2);
  expect(states(w)).toEqual(['sending', 'sending', 'sending']);
  expect(outbox.undo(group)).toEqual([]);
  await vi.advanceTimersByTimeAsync(LATENCY);
  expect(w.applied).toHaveLength(3);
});

it('a sign-out in one tab sends the pending decisions of all tabs', async () => {
  const w = world();
  const [one, other] = [w.openPage(), w.openPage()];
  one.outbox.add([decision(1)]);
  const done = other.outbox.flush();
  await vi.advanceTimersByTimeAsync(LATENCY);
  await done;
  await vi.advanceTimersByTimeAsync(2 * UNDO_MS);
  expect(w.applied).toHaveLength(1);
  expect(w.calls).toHaveLength(1);
});

it('a sign-out awaits the responses to the decisions of all tabs, but at most three seconds', async () => {
  const w = world();
  const [one, other] = [w.openPage(), w.openPage()];
  const isDone = vi.fn();
  one.outbox.add([decision(1)]);
  await vi.advanceTimersByTimeAsync(UNDO_MS + LATENCY / 2);
  expect(states(w)).toEqual(['sending']);
  void other.outbox.flush().then(isDone);
  await vi.advanceTimersByTimeAsync(LATENCY / 4);
  expect(isDone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * LATENCY);
  expect(isDone).toHaveBeenCalledOnce();
  expect(w.applied).toHaveLength(1);

  one.outbox.add([decision(2)]);
  one.outbox.close();
  w.end(one.page); // it never receives the response
  void other.outbox.flush().then(isDone);
  await vi.advanceTimersByTimeAsync(2500);
  expect(isDone).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  expect(isDone).toHaveBeenCalledTimes(2);
});

it('a decision that failed with a 401 can be retried after the next sign-in', async () => {
  const w = world();
  const { outbox, page } = w.openPage();
  outbox.add([decision(1)]);
  w.net.signedIn = false;
  await vi.advanceTimersByTimeAsync(UNDO_MS + 1000);
  expect(w.applied).toEqual([]);
  w.end(page);
  w.net.signedIn = true;
  const next = w.openPage();
  await next.outbox.adopt();
  await vi.advanceTimersByTimeAsync(60_000);
  // From here on, the decision is sent only if its user retries it.
  expect([...w.stored.values()]).toMatchObject([{ state: 'unsent', offered: true, reason: '证照不符' }]);
  void next.outbox.retry([...w.stored.values()]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(w.applied).toHaveLength(1);
});

it('a decision made offline is sent when the network returns', async () => {
  const w = world();
  const { outbox } = w.openPage();
  outbox.add([decision(1)]);
  w.net.online = false;
  await vi.advanceTimersByTimeAsync(UNDO_MS + 1000);
  expect(states(w)).toEqual(['unsent']);
  w.net.online = true;
  void outbox.resume();
  await vi.advanceTimersByTimeAsync(1000);
  expect(w.applied).toHaveLength(1);
  expect(w.stored.size).toBe(0);
});

it('a decision whose response was lost is not sent again if the record already has the new state', async () => {
  const w = world();
  const { outbox } = w.openPage();
  outbox.add([decision(1)]);
  w.net.loseAnswers = 1;
  await vi.advanceTimersByTimeAsync(UNDO_MS + 1000);
  expect(states(w)).toEqual(['unsent']);
  void outbox.resume();
  await vi.advanceTimersByTimeAsync(1000);
  expect(w.calls).toHaveLength(1);
  expect(w.made.size).toBe(1);
  expect(w.stored.size).toBe(0);
});

it('if a colleague decided first, the report of the refused decision names the colleague and the cause', async () => {
  const w = world();
  const { outbox } = w.openPage();
  outbox.add([decision(1)]);
  w.records.set(1, '1');
  await vi.advanceTimersByTimeAsync(UNDO_MS + 1000);
  expect([...w.stored.values()]).toMatchObject([
    { state: 'refused', other: { state: '1', by: '运营小王' }, cause: '该记录已审核，请勿重复操作' },
  ]);
});

it('closing the browser tab sends pending decisions, which are not sent again when the app is reopened', async () => {
  const w = world();
  const { outbox, page } = w.openPage();
  outbox.add([decision(1)]);
  outbox.close();
  w.end(page);
  const next = w.openPage();
  void next.outbox.adopt();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(w.applied).toHaveLength(1);
  expect(w.made.size).toBe(1);
  expect(w.stored.size).toBe(0);
});

it('after a crash of the browser tab, the reopened app reports the pending decisions as not sent', async () => {
  const w = world();
  const { outbox, page } = w.openPage();
  outbox.add([decision(1)]);
  w.end(page);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(w.calls).toEqual([]);
  void w.openPage().outbox.adopt();
  await vi.advanceTimersByTimeAsync(1000);
  expect(states(w)).toEqual(['unsent']);
});

it('a new decision about a record replaces an earlier decision that could not be sent', async () => {
  const w = world();
  const { outbox } = w.openPage();
  w.net.signedIn = false;
  outbox.add([decision(1)]);
  await vi.advanceTimersByTimeAsync(UNDO_MS + 1000);
  w.net.signedIn = true;
  outbox.add([decision(1, 'pass')]);
  await vi.advanceTimersByTimeAsync(UNDO_MS + 1000);
  expect(w.records.get(1)).toBe('1');
  expect(w.stored.size).toBe(0);
});

describe('where the server accepts batch decisions', () => {
  it('a batch is sent in one request, and only records decided by a colleague are reported as refused', async () => {
    const w = world({ batches: true });
    const { outbox } = w.openPage();
    outbox.add([decision(1, 'pass'), decision(2, 'pass'), decision(3, 'pass')]);
    w.records.set(2, '2');
    await vi.advanceTimersByTimeAsync(UNDO_MS + 10 * LATENCY);
    expect([...w.records]).toEqual([
      [2, '2'],
      [1, '1'],
      [3, '1'],
    ]);
    expect(w.posts).toBe(1);
    expect([...w.stored.values()]).toMatchObject([{ id: 2, state: 'refused', other: { by: '运营小王' } }]);
  });

  it('a batch approval is reported as refused if a colleague has already approved its records', async () => {
    const w = world({ batches: true });
    const { outbox } = w.openPage();
    outbox.add([decision(1, 'pass'), decision(2, 'pass')]);
    w.records.set(1, '1').set(2, '1');
    w.net.refusesBatches = true;
    await vi.advanceTimersByTimeAsync(UNDO_MS + 10 * LATENCY);
    expect([...w.stored.values()]).toMatchObject([
      { id: 1, state: 'refused', other: { by: '运营小王' } },
      { id: 2, state: 'refused', other: { by: '运营小王' } },
    ]);
  });

  it('pending approvals and rejections are sent in two separate batch requests', async () => {
    const w = world({ batches: true });
    const { outbox } = w.openPage();
    outbox.add([decision(1, 'pass'), decision(2, 'pass')]);
    outbox.add([decision(3), decision(4)]);
    await Promise.all([outbox.flush(), vi.advanceTimersByTimeAsync(UNDO_MS)]);
    expect([w.posts, w.applied.length, w.stored.size]).toEqual([2, 4, 0]);
  });

  it('if the server refuses a batch, each decision is sent separately', async () => {
    const w = world({ batches: true });
    w.net.refusesBatches = true;
    const { outbox } = w.openPage();
    outbox.add([decision(1), decision(2)]);
    await vi.advanceTimersByTimeAsync(UNDO_MS + 10 * LATENCY);
    expect([w.posts, w.applied.length, w.stored.size]).toEqual([3, 2, 0]);
  });

  it('a batch whose response was lost is not sent again if its records already have the new state', async () => {
    const w = world({ batches: true });
    const { outbox } = w.openPage();
    outbox.add([decision(1), decision(2)]);
    w.net.loseAnswers = 1;
    await vi.advanceTimersByTimeAsync(UNDO_MS + 10 * LATENCY);
    expect(states(w)).toEqual(['unsent', 'unsent']);
    await Promise.all([outbox.resume(), vi.advanceTimersByTimeAsync(10 * LATENCY)]);
    expect([w.posts, w.applied.length, w.stored.size]).toEqual([1, 2, 0]);
  });

  it('a retry does not send decisions that the user has discarded in another tab', async () => {
    const w = world({ batches: true });
    const { outbox } = w.openPage();
    outbox.add([decision(1), decision(2)]);
    w.net.signedIn = false;
    await vi.advanceTimersByTimeAsync(UNDO_MS + LATENCY);
    const shown = [...w.stored.values()];
    w.openPage().outbox.drop(shown);
    w.net.signedIn = true;
    const posts = w.posts;
    await Promise.all([outbox.retry(shown), vi.advanceTimersByTimeAsync(10 * LATENCY)]);
    expect(w.posts).toBe(posts);
  });

  it('if the server skips a decision of a large batch, the batch’s records are fetched four at a time', async () => {
    const w = world({ batches: true });
    const { outbox } = w.openPage();
    outbox.add(Array.from({ length: 20 }, (_, id) => decision(id)));
    w.records.set(3, '1');
    await vi.advanceTimersByTimeAsync(UNDO_MS + 20 * LATENCY);
    expect([w.applied.length, w.stored.size, w.net.mostCalls]).toEqual([19, 1, 4]);
  });
});

it('a decision that the user discards while its record is being checked is not sent', async () => {
  const w = world();
  const { outbox } = w.openPage();
  outbox.add([decision(1)]);
  w.net.online = false;
  await vi.advanceTimersByTimeAsync(UNDO_MS + 1000);
  w.net.online = true;
  void outbox.resume();
  await vi.advanceTimersByTimeAsync(LATENCY / 2);
  outbox.drop([...w.stored.values()]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(w.applied).toEqual([]);
});

it('when a tab closes, another open tab reports the result of the decision that the closed tab has sent', async () => {
  const w = world();
  const [one, other] = [w.openPage(), w.openPage()];
  one.outbox.add([decision(1)]);
  one.outbox.close();
  w.end(one.page);
  await Promise.all([other.outbox.adopt(), vi.advanceTimersByTimeAsync(10_000)]);
  expect(w.applied).toHaveLength(1);
  expect(w.made.size).toBe(1);
  expect(w.stored.size).toBe(0);
});
