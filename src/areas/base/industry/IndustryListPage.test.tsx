import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { useSession } from '@/shared/auth/session';
import { operatorAccount } from '@mocks/demo';
import { buttonIn, findDialog, openMenuItems } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import IndustryListPage from './IndustryListPage';

beforeEach(() => signInAs());

const stored = async (name: string) => {
  const rows = (await request({ url: '/biz/base/industry/list', params: { industryName: name } })) as object[];
  return rows[0];
};

it('a user adds an industry as the last child of another industry', async () => {
  const { user } = await renderPage(<IndustryListPage />, '/?industryCode=65');
  await user.click(await screen.findByLabelText('新增下级 软件和信息技术服务业'));
  const form = await findDialog();
  expect(within(form).getByTitle('信息传输、软件和信息技术服务业 / 软件和信息技术服务业')).toBeVisible();
  expect(within(form).getByLabelText('排序')).toHaveValue('9');
  await user.click(within(form).getByLabelText('行业名称'));
  await user.paste('数字孪生');
  await user.click(within(form).getByLabelText('行业代码'));
  await user.paste('x');
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('请输入门类字母 A-T，或 2 到 4 位数字')).toBeVisible();
  await user.clear(within(form).getByLabelText('行业代码'));
  await user.click(buttonIn(form, '保存'));
  await waitFor(async () => expect(await stored('数字孪生')).toMatchObject({ parentId: 165, sort: 9, status: '0' }));
});

it('a user moves a row among its siblings, and cannot add a row below the third level', async () => {
  const { user } = await renderPage(<IndustryListPage />, '/?industryCode=64');
  await screen.findByText('互联网平台');
  await user.click(screen.getByLabelText('更多 互联网和相关服务'));
  await user.click(await screen.findByRole('menuitem', { name: '下移' }));
  expect(await screen.findByText('顺序已保存')).toBeVisible();
  expect(await stored('互联网和相关服务')).toMatchObject({ sort: 3 });
  expect(screen.getByLabelText('新增下级 互联网平台')).toHaveAttribute('aria-disabled', 'true');
});

it('a user who may not change the order or the icon of industries cannot move a row or upload an icon', async () => {
  const { user: me } = useSession.getState();
  const fields = { sort: 'readonly', icon: 'readonly' };
  useSession.setState({ user: me && { ...me, fields: { 'base:industry': fields } } });
  const { user } = await renderPage(<IndustryListPage />, '/?industryCode=64');
  await user.click(await screen.findByLabelText('更多 互联网和相关服务'));
  await waitFor(() => expect(openMenuItems(/./).length).toBeGreaterThan(0));
  expect(openMenuItems(/^[上下]移/).filter((item) => item.ariaDisabled !== 'true')).toEqual([]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByLabelText('编辑 互联网和相关服务'));
  expect(await within(await findDialog()).findByLabelText('图标')).toBeDisabled();
});

it('users with only read permission see no edit buttons', async () => {
  await signInAs(operatorAccount.username);
  await renderPage(<IndustryListPage />, '/?industryCode=C');
  expect(await screen.findByText('制造业')).toBeVisible();
  expect(screen.queryByLabelText(/^(编辑|新增下级|删除|更多) /)).not.toBeInTheDocument();
  expect(screen.queryByText('新建')).not.toBeInTheDocument();
  expect(screen.getByLabelText('制造业 启用状态')).toBeDisabled();
});
