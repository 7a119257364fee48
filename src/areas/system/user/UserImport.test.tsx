import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { UserImport } from './UserImport';

beforeEach(() => signInAs());

it('a user import shows an error if the roles cannot be loaded, and checks the rows after a retry', async () => {
  const rows = [
    ['用户名', '用户昵称', '所属部门', '角色'],
    ['newuser8', '导入八', '研发部门', '管理员'],
    ['newuser9', '导入九', '研发部门', '没有的角色'],
  ];
  // jsdom has no workers to read a file.
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: unknown }) => void;
      postMessage = () => this.onmessage?.({ data: { rows } });
      terminate = () => undefined;
    },
  );
  let isDown = true;
  server.use(
    http.get('*/api/system/role/all*', () => (isDown ? HttpResponse.json({ code: 500, msg: '维护中' }) : undefined)),
  );
  const { user } = await renderPage(<UserImport />);
  await user.click(await screen.findByText('导入'));
  const dialog = await findDialog();
  const box = within(dialog);
  await user.upload(await box.findByLabelText(/点击选择文件/), new File(['x'], 'users.csv'));
  expect(await box.findByRole('alert')).toHaveTextContent('加载失败');
  expect(box.queryByText(/不在可选范围内/)).toBeNull();
  expect(buttonIn(dialog, '导入 2 行')).toBeDisabled();
  isDown = false;
  await user.click(buttonIn(dialog, '重试'));
  expect(await box.findByText(/^角色不在可选范围内/)).toBeVisible();
  expect(buttonIn(dialog, '导入 1 行')).toBeEnabled();
});
