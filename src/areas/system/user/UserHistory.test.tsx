import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { findDialog, inMore } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import OperLogListPage from '../log/OperLogListPage';
import { users } from './user.resource';
import UserListPage from './UserListPage';

beforeEach(() => signInAs());

/** Changes the phone number, department and role of an account. */
async function change() {
  const [account] = (await users.list({ loginName: 'zhang', pageNum: 1, pageSize: 1 })).records;
  if (!account) throw new Error('no such account');
  const data = { userId: account.userId, phonenumber: '13912345678', deptId: 106, roleIds: [1], status: '1' };
  await request({ method: 'post', url: '/system/user/update', data });
  return account.loginName;
}

const now = (inside: HTMLElement, label: string | RegExp) =>
  within(within(inside).getByRole('row', { name: label })).getAllByRole('cell')[1];

it('a user’s change history shows department and role names instead of ids, and masks the phone number', async () => {
  const name = await change();
  const { user } = await renderPage(<UserListPage />, `/?loginName=${name}`);
  await user.click(await inMore(user, `更多 ${name}`, '历史'));
  const drawer = await findDialog(`“${name}”的变更历史`);
  expect(await within(drawer).findByRole('table')).toBeVisible();
  expect(now(drawer, /^部门/)).toHaveTextContent('财务部门');
  expect(now(drawer, /^角色/)).toHaveTextContent('管理员');
  expect(now(drawer, /^手机/)).toHaveTextContent('139****5678');
  expect(now(drawer, /^状态/)).toHaveTextContent('停用');
  expect(within(drawer).getByRole('button', { name: /^恢复此值 状态/ })).toBeVisible();
  expect(within(drawer).queryByRole('button', { name: /^恢复此值 手机/ })).not.toBeInTheDocument();
});

it('the operation log shows the changes of an account instead of the request data', async () => {
  await change();
  const { user } = await renderPage(<OperLogListPage />, '/?operName=admin');
  await user.click((await screen.findAllByRole('button', { name: /^查看 admin 用户管理/ }))[0] as HTMLElement);
  const drawer = await findDialog('POST /api/system/user/update');
  expect(await within(drawer).findByRole('table', { name: /变更历史/ })).toBeVisible();
  expect(now(drawer, /^手机/)).toHaveTextContent('139****5678');
  expect(now(drawer, /^状态/)).toHaveTextContent('停用');
  expect(within(drawer).queryByText('请求参数')).not.toBeInTheDocument();
});
