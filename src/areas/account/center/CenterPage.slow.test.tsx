import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buttonIn, findDialog } from '@/testing/find';
import { proveItIsYou } from '@/testing/samples/factors';
import { renderPage, signInAs } from '@/testing/renderPage';
import CenterPage from './CenterPage';

it('a user sees all their signed-in devices and signs out another device', async () => {
  await signInAs('yunying');
  await signInAs('yunying');
  const { user } = await renderPage(<CenterPage />, '/account/center');
  await user.click(await screen.findByRole('tab', { name: '登录设备' }));
  const panel = await screen.findByRole('tabpanel', { name: '登录设备' });
  const ends = await within(panel).findAllByRole('button', { name: /^退出 .* 的登录$/ });
  expect(within(panel).getByText('本机')).toBeVisible();
  expect(within(panel).getAllByRole('listitem')).toHaveLength(ends.length + 1);
  await user.click(ends[0] as HTMLElement);
  await user.click(buttonIn(await findDialog(), '退出登录'));
  await proveItIsYou(user);
  expect(await screen.findByText('已退出该设备的登录')).toBeVisible();
  await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(ends.length));
});
