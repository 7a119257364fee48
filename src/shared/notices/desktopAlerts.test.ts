// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { alertState, showAlert, switchAlerts } from './desktopAlerts';

interface Shown {
  title: string;
  options: NotificationOptions;
  onclick?: () => void;
  close: () => void;
}

/** Mocks a browser that allows notifications, or whose constructor fails as on a phone. */
function browser({ fails = false } = {}) {
  const shown: Shown[] = [];
  class FakeNotification {
    static permission: NotificationPermission = 'granted';
    static requestPermission = () => Promise.resolve('granted');
    close = vi.fn();
    title: string;
    options: NotificationOptions;
    constructor(title: string, options: NotificationOptions) {
      this.title = title;
      this.options = options;
      if (fails) throw new TypeError('Illegal constructor');
      shown.push(this);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  return shown;
}
const isHidden = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
const task = { title: '您有新的待办任务', text: '请假审批', tag: 'task 1', onClick: vi.fn() };

afterEach(() => vi.clearAllMocks());

it('a hidden window shows a desktop notification; clicking the notification focuses the window', async () => {
  const shown = browser();
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined);
  await switchAlerts(true);
  isHidden(true);
  showAlert(task);
  expect(shown).toMatchObject([{ title: '您有新的待办任务', options: { body: '请假审批', tag: 'task 1' } }]);
  shown[0]?.onclick?.();
  expect(focus).toHaveBeenCalled();
  expect(task.onClick).toHaveBeenCalled();
});

it('no desktop notification is shown while the window is visible or notifications are off', async () => {
  const shown = browser();
  isHidden(true);
  showAlert(task);
  await switchAlerts(true);
  isHidden(false);
  showAlert(task);
  expect(shown).toEqual([]);
});

it('no error is thrown if the browser cannot show desktop notifications', async () => {
  browser({ fails: true });
  isHidden(true);
  await switchAlerts(true);
  showAlert(task);
  vi.stubGlobal('Notification', undefined);
  showAlert(task);
  expect(alertState()).toBe('none');
});
