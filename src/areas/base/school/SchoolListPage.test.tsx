import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { useSession } from '@/shared/auth/session';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import SchoolListPage from './SchoolListPage';

beforeEach(() => signInAs());

it('saving an unedited school changes nothing', async () => {
  const before = await request({ url: '/biz/base/school/get/1' });
  const { user } = await renderPage(<SchoolListPage />, '/?schoolCode=4111019001');
  await user.click(await screen.findByLabelText('编辑 北京示例理工大学'));
  const form = within(await findDialog('编辑 北京示例理工大学'));
  expect(await form.findByTitle('北京市')).toBeVisible();
  await user.click(form.getByText('保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(await request({ url: '/biz/base/school/get/1' })).toMatchObject(before as object);
});

it('read-only and hidden fields of a school cannot be changed in the form or in the list', async () => {
  const { user: me } = useSession.getState();
  const fields = { badge: 'readonly', website: 'readonly', status: 'readonly', remark: 'readonly', sort: 'hidden' };
  useSession.setState({ user: me && { ...me, fields: { 'base:school': fields } } });
  const { user } = await renderPage(<SchoolListPage />, '/?schoolCode=4111019001');
  await user.click(await screen.findByLabelText('编辑 北京示例理工大学'));
  expect(screen.queryByLabelText('北京示例理工大学 启用状态')).toBeNull();
  const form = within(await findDialog('编辑 北京示例理工大学'));
  expect(await form.findByLabelText('官网')).toBeDisabled();
  expect(form.getByLabelText('校徽')).toBeDisabled();
  expect(form.getByLabelText('备注')).toBeDisabled();
  expect(await form.findByRole('radio', { name: '停用' })).toBeDisabled();
  expect(form.queryByLabelText('排序')).toBeNull();
  expect(form.getByLabelText('学校名称')).toBeEnabled();
});
