import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { sessions } from '@mocks/db';
import { ask, tokenOf } from '@mocks/testClient';
import { useSession } from '@/shared/auth/session';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import OnlineListPage from './OnlineListPage';

beforeEach(() => signInAs());

it('the page lists signed-in users without their tokens', async () => {
  const token = await tokenOf('gaohaiyan');
  const page = await renderPage(<OnlineListPage />);
  expect(await screen.findByText('高海燕')).toBeVisible();
  expect(page.container.innerHTML).not.toContain(token);
  expect(screen.getByText('admin · 本次登录')).toBeVisible();
  const own = screen.getByLabelText('强制下线 admin · 127.0.0.1');
  expect(own).toHaveAttribute('aria-disabled', 'true');
  expect(own).toHaveAttribute('title', '不能强制下线当前登录');
});

it('a person signed out by an administrator receives the reason at the next request', async () => {
  const token = await tokenOf('gaohaiyan');
  const { user } = await renderPage(<OnlineListPage />);
  await user.click(await screen.findByLabelText('强制下线 gaohaiyan · 127.0.0.1'));
  const dialog = await findDialog('强制下线 gaohaiyan · 127.0.0.1');
  await user.type(within(dialog).getByLabelText('下线原因（对方可见）'), '账号异常登录');
  await user.click(buttonIn(dialog, '强制下线'));
  expect(await screen.findByText('已强制下线')).toBeVisible();
  expect(await sessions.find(token)).toBeUndefined();
  const { status, text } = await ask('/system/user/info', { token });
  expect(status).toBe(401);
  expect(text).toContain('您已被管理员强制下线：账号异常登录');
});

it('an administrator signs out several people at once', async () => {
  const tokens = [await tokenOf('gaohaiyan'), await tokenOf('mayan')];
  const { user } = await renderPage(<OnlineListPage />);
  for (const name of ['gaohaiyan', 'mayan']) await user.click(await screen.findByLabelText(`选择 ${name} · 127.0.0.1`));
  await user.click(buttonIn(screen.getByRole('group', { name: '批量操作' }), '强制下线'));
  const dialog = await findDialog(/^强制下线 /);
  await user.type(within(dialog).getByLabelText('下线原因（对方可见）'), '系统维护');
  await user.click(buttonIn(dialog, '强制下线'));
  expect(await screen.findByText('已强制下线')).toBeVisible();
  for (const token of tokens) expect(await sessions.find(token)).toBeUndefined();
});

it('signing out a selected user clears the selection even if the user remains in the list', async () => {
  await tokenOf('gaohaiyan');
  server.use(http.post('*/api/system/online/end', () => HttpResponse.json({ code: 0, data: 1 })));
  const { user } = await renderPage(<OnlineListPage />);
  await user.click(await screen.findByLabelText('选择 gaohaiyan · 127.0.0.1'));
  const batch = screen.getByRole('group', { name: '批量操作' });
  await user.click(buttonIn(batch, '强制下线'));
  const dialog = await findDialog(/^强制下线 /);
  await user.type(within(dialog).getByLabelText('下线原因（对方可见）'), '系统维护');
  await user.click(buttonIn(dialog, '强制下线'));
  expect(await screen.findByText('已强制下线')).toBeVisible();
  expect(batch).not.toBeInTheDocument();
});

it('a user who may not sign out several people at once cannot select them', async () => {
  useSession.setState(({ user }) => ({ user: user && { ...user, userId: 2, buttons: ['monitor:online:list'] } }));
  await renderPage(<OnlineListPage />);
  expect(await screen.findByText(/· 本次登录$/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
