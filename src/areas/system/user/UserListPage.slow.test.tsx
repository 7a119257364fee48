import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import UserListPage from './UserListPage';

const LIST = '*/api/system/user/list';

beforeEach(() => signInAs());

/** The login names on the page, from top to bottom. */
const names = () => screen.getAllByLabelText(/ 启用状态$/).map((one) => one.getAttribute('aria-label')?.split(' ')[0]);
const user = (loginName: string) => ({ userId: loginName, loginName, userName: '', status: '0' });
const page = (...records: object[]) =>
  HttpResponse.json({ code: 0, data: { records, current: 1, total: records.length } });

it('sorting by a column returns to the first page and is kept in the address', async () => {
  const { user: person, router } = await renderPage(<UserListPage />, '/?pageNum=2');
  await screen.findByText('huzihan');
  await person.click(screen.getByRole('button', { name: '用户名' }));
  await screen.findByText('admin');
  expect(router.state.location.search).toBe('?sortField=loginName&sortOrder=asc');
  expect(names().slice(0, 2)).toEqual(['admin', 'chenjianguo']);
});

it('a search by name is kept in the address and can be reset', async () => {
  const { user: person, router, unmount } = await renderPage(<UserListPage />);
  await person.type(await screen.findByLabelText('用户名'), ' chen{Enter}');
  await screen.findByText(/^共 \d 条$/);
  expect(router.state.location.search).toBe('?loginName=chen');
  const found = names();
  expect(found).toContain('chenjuan');
  unmount();

  const again = await renderPage(<UserListPage />, '/?loginName=chen&evil=1');
  await screen.findByText('chenjuan');
  expect(names()).toEqual(found);
  expect(screen.getByLabelText('用户名')).toHaveValue('chen');
  await again.user.click(screen.getByRole('button', { name: '重置' }));
  expect(await screen.findByText('共 57 条')).toBeVisible();
  expect(again.router.state.location.search).toBe('');
  expect(screen.getByLabelText('用户名')).toHaveValue('');
});

it('a list that fails to load shows the reason and a retry, not an empty list', async () => {
  server.use(http.get(LIST, () => HttpResponse.json({ code: 1, msg: '数据库忙' }), { once: true }));
  const { user: person } = await renderPage(<UserListPage />, '/?loginName=chen');
  const failure = (await screen.findByText(/数据库忙/)).closest('[role=alert]') as HTMLElement;
  expect(failure).toHaveTextContent('加载失败');
  expect(screen.queryByText('暂无数据')).not.toBeInTheDocument();
  await person.click(within(failure).getByRole('button', { name: '重试' }));
  expect(await screen.findByText('chenjuan')).toBeVisible();
  expect(screen.getByLabelText('用户名')).toHaveValue('chen');
});

it('a page that has become empty is replaced by the last page with rows', async () => {
  const { router } = await renderPage(<UserListPage />, '/?pageNum=8');
  expect(await screen.findByText('admin')).toBeVisible();
  expect(router.state.location.search).toBe('?pageNum=6');
  expect(names()).toHaveLength(7);
});

it('a late response to an earlier search does not replace newer results', async () => {
  const answered = vi.fn();
  server.use(
    http.get(LIST, async ({ request }) => {
      const name = new URL(request.url).searchParams.get('loginName') ?? '';
      if (name === 'old') await delay(400);
      answered(name);
      return page(user(`${name}-user`));
    }),
  );
  const { router } = await renderPage(<UserListPage />, '/?loginName=old');
  await router.navigate('/?loginName=new');
  expect(await screen.findByText('new-user')).toBeVisible();
  await waitFor(() => expect(answered).toHaveBeenCalledWith('old'));
  await delay(50);
  expect(screen.getByText('new-user')).toBeVisible();
  expect(screen.queryByText('old-user')).not.toBeInTheDocument();
});
