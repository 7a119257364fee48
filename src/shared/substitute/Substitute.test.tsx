import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { saveSubstitute } from './substitute.api';
import { SubstituteCard } from './SubstituteCard';
import { SubstituteModal } from './SubstituteModal';

/** The ids of the user `yunying` and of the administrator. */
const [OWN, ADMIN] = [2, 1];
const today = '2026-11-26';
const soon = '2026-12-01';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00+08:00`) });
  return signInAs('yunying');
});
afterEach(() => void vi.useRealTimers());

type User = Awaited<ReturnType<typeof renderPage>>['user'];
async function fill(user: User, dialog: HTMLElement) {
  await user.type(within(dialog).getByRole('combobox', { name: '代理人' }), '系统管理员');
  await user.click(await screen.findByTitle(/^系统管理员/));
  await user.type(within(dialog).getByLabelText('结束日期'), soon);
  await user.tab();
}

it('a user can name a substitute and later end the substitution', async () => {
  const { user } = await renderPage(<SubstituteCard />);
  expect(await screen.findByText('暂无代理安排')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '设置代理人' }));
  const dialog = await findDialog();
  await fill(user, dialog);
  await user.type(within(dialog).getByLabelText('说明'), '出差');
  await user.click(buttonIn(dialog, '保存'));
  const periods = within(await screen.findByRole('list', { name: '外出代理' }));
  expect(periods.getByText('系统管理员 代理 运营小王')).toBeVisible();
  expect(periods.getByText(`${today} 至 ${soon}`)).toBeVisible();
  expect(periods.getByText('进行中')).toBeVisible();
  expect(periods.getByText('出差')).toBeVisible();

  await user.click(periods.getByRole('button', { name: '结束 系统管理员 的代理' }));
  await user.click(within(await findDialog(/^结束后，/)).getByRole('button', { name: '结束代理' }));
  expect(await screen.findByText('暂无代理安排')).toBeVisible();
});

it('if the server refuses a substitute, the form shows the server’s message and keeps the chosen values', async () => {
  await saveSubstitute({ substituteId: ADMIN, beginDate: today, endDate: today });
  const { user } = await renderPage(<SubstituteCard />);
  await user.click(await screen.findByRole('button', { name: '设置代理人' }));
  const dialog = await findDialog();
  await user.click(buttonIn(dialog, '保存'));
  expect(await within(dialog).findByText('请选择代理人')).toBeVisible();
  await fill(user, dialog);
  await user.click(buttonIn(dialog, '保存'));
  expect(await within(dialog).findByText('运营小王在此期间已有代理人')).toBeVisible();
  expect(within(dialog).getByLabelText('结束日期')).toHaveValue(soon);
});

it('a substitute sees the name of the absent colleague but cannot end the substitution', async () => {
  await saveSubstitute({ substituteId: ADMIN, beginDate: today, endDate: soon });
  await signInAs();
  await renderPage(<SubstituteCard />);
  expect(await screen.findByText('系统管理员 代理 运营小王')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^结束/ })).toBeNull();
});

it('an administrator can name a substitute for an absent colleague', async () => {
  await signInAs();
  const { user } = await renderPage(<SubstituteModal userId={OWN} name="运营小王" onClose={() => undefined} />);
  const dialog = await findDialog();
  expect(await within(dialog).findByText('暂无代理安排')).toBeVisible();
  await fill(user, dialog);
  await user.click(buttonIn(dialog, '保存'));
  expect(await screen.findByText('代理人已设置')).toBeVisible();
  cleanup();
  await signInAs('yunying');
  await renderPage(<SubstituteCard />);
  expect(await screen.findByText('系统管理员 代理 运营小王')).toBeVisible();
});

it('the substitute card is hidden when the server lacks the endpoint', async () => {
  server.use(http.get('*/act/substitute/mine', () => new HttpResponse(null, { status: 404 })));
  const { container } = await renderPage(<SubstituteCard />);
  await waitFor(() => expect(container).toHaveTextContent(/^$/));
  expect(screen.queryByText('外出代理')).toBeNull();
});
