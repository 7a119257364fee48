import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hold, sendHeld, showHeldBar, undoHeld, useHeld } from './held';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const decision = () => {
  const [send, onUndo] = [vi.fn(() => Promise.resolve()), vi.fn()];
  return { send, onUndo, held: { path: '/biz/company', id: 7, title: '已通过', send, onUndo } };
};

it('is sent after ten seconds, and can be taken back until then', () => {
  const hide = showHeldBar();
  const [first, second] = [decision(), decision()];
  hold(first.held);
  vi.advanceTimersByTime(9_900);
  expect(first.send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(first.send).toHaveBeenCalledOnce();
  hold(second.held);
  undoHeld();
  vi.advanceTimersByTime(20_000);
  expect(second.onUndo).toHaveBeenCalledOnce();
  expect(second.send).not.toHaveBeenCalled();
  hide();
});

it('is sent when the next one is made, and when the page is left', async () => {
  const hide = showHeldBar();
  const [first, second] = [decision(), decision()];
  hold(first.held);
  hold(second.held);
  expect(first.send).toHaveBeenCalledOnce();
  expect(second.send).not.toHaveBeenCalled();
  hide();
  expect(second.send).toHaveBeenCalledOnce();
  await sendHeld();
  expect(second.send).toHaveBeenCalledOnce();
});

it('is sent at once when the page was left while it was being checked', () => {
  const { held, send } = decision();
  hold(held);
  expect(send).toHaveBeenCalledOnce();
  expect(useHeld.getState().held).toBeUndefined();
});
