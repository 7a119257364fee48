import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import RegistrationListPage from './RegistrationListPage';

beforeEach(() => signInAs());

it('registrations of one contest are passed together; those that do not wait are left out', async () => {
  const { user } = await renderPage(<RegistrationListPage />, '/?competitionId=1&registerStatus=all&pageSize=30');
  expect(await screen.findByRole('heading', { name: '第五届岭海杯汉字录入公开赛' })).toBeVisible();
  const [first, second] = await screen.findAllByLabelText(/^通过 /);
  const box = (button: HTMLElement | undefined) =>
    within(button?.closest('tr') as HTMLElement).getByRole('checkbox', { name: /^选择 / });
  await user.click(box(first));
  await user.click(box(second));
  const done = screen.getAllByRole('row').find((row) => row.textContent?.includes('已驳回')) as HTMLElement;
  await user.click(within(done).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '批量通过' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/· 已驳回$/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: '通过 2 条' }));
  expect(await within(dialog).findByText('成功 2 / 失败 0')).toBeVisible();
});

it('an unknown contest is said to be unknown, with the way to the list', async () => {
  await renderPage(<RegistrationListPage />, '/?competitionId=9999');
  expect(await screen.findByText(/记录不存在或已被删除/)).toBeVisible();
  expect(screen.getByRole('link', { name: '返回竞赛列表' })).toHaveAttribute('href', '/contest/competition');
  await waitFor(() => expect(screen.queryByLabelText(/^通过 /)).toBeNull());
});
