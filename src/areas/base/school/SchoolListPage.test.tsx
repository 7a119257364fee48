import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
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
