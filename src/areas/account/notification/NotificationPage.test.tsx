import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import NotificationPage from './NotificationPage';

const PATH = '*/api/system/notify/settings';
const todoBySms = () => screen.findByRole('switch', { name: '待办任务：短信' });

it('a notification switch is saved immediately and keeps its state when the page is opened again', async () => {
  await signInAs('yunying');
  const first = await renderPage(<NotificationPage />);
  expect(await todoBySms()).not.toBeChecked();
  await first.user.click(await todoBySms());
  await waitFor(async () => expect(await todoBySms()).toBeChecked());
  await waitFor(async () => expect(await todoBySms()).toBeEnabled());
  first.unmount();
  await renderPage(<NotificationPage />);
  expect(await todoBySms()).toBeChecked();
});

it('[row 85] a notification switch returns to its old state when the server refuses the change', async () => {
  await signInAs();
  const { user } = await renderPage(<NotificationPage />);
  server.use(http.post(PATH, () => HttpResponse.json({ code: 500, msg: '短信未开通' })));
  await user.click(await todoBySms());
  expect(await screen.findAllByText('短信未开通')).not.toHaveLength(0);
  await waitFor(async () => expect(await todoBySms()).toBeEnabled());
  expect(await todoBySms()).not.toBeChecked();
});

it('preferences that fail to load can be loaded again', async () => {
  await signInAs();
  server.use(http.get(PATH, () => HttpResponse.json({ code: 500, msg: '服务不可用' }), { once: true }));
  const { user } = await renderPage(<NotificationPage />);
  expect(await screen.findByText(/服务不可用/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await todoBySms()).toBeVisible();
});

/** Stubs the browser's notifications: the user answers the permission prompt with `answer`. */
function browserThat(answer: NotificationPermission, now: NotificationPermission = 'default') {
  class FakeNotification {
    static permission = now;
    static requestPermission = vi.fn(() => Promise.resolve((FakeNotification.permission = answer)));
  }
  vi.stubGlobal('Notification', FakeNotification);
  return FakeNotification;
}
const desktop = () => screen.findByRole('switch', { name: '桌面通知' });

it('the browser asks for permission only when the user turns on desktop notifications', async () => {
  await signInAs('yunying');
  const { requestPermission } = browserThat('granted');
  const { user, unmount } = await renderPage(<NotificationPage />);
  expect(await desktop()).not.toBeChecked();
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(await desktop());
  await waitFor(async () => expect(await desktop()).toBeChecked());
  unmount();
  const again = await renderPage(<NotificationPage />);
  expect(await desktop()).toBeChecked();
  await again.user.click(await desktop());
  await waitFor(async () => expect(await desktop()).not.toBeChecked());
  expect(requestPermission).toHaveBeenCalledTimes(1);
});

it('the page explains that the browser blocks desktop notifications after the user denies permission', async () => {
  await signInAs('yunying');
  browserThat('denied');
  const { user } = await renderPage(<NotificationPage />);
  await user.click(await desktop());
  expect(await screen.findByText(/浏览器已禁止本站的通知/)).toBeVisible();
  expect(await desktop()).toBeDisabled();
});
