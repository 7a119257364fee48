import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { CopyText } from '@/shared/display/copy/CopyText';
import ConfigListPage from './ConfigListPage';

beforeEach(() => signInAs());

const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement;

const question = () => findDialog(/删除后不可恢复/);

it('a user adds, changes and removes a parameter', async () => {
  const { user } = await renderPage(<ConfigListPage />, '/?configName=我的');
  await user.click(await screen.findByText('新建'));
  const dialog = await findDialog('新建 · 参数设置');
  const fields = within(dialog);
  await user.type(fields.getByLabelText('参数名称'), '我的参数');
  await user.type(fields.getByLabelText('参数键名'), 'my.key');
  await user.type(fields.getByLabelText('参数键值'), '1');
  await user.click(buttonIn(dialog, '保存'));
  expect(within(await rowOf('my.key')).getByText('否')).toBeVisible();

  await user.click(screen.getByLabelText('编辑 我的参数'));
  const changing = await findDialog('编辑 我的参数');
  const again = within(changing);
  await waitFor(() => expect(again.getByLabelText('参数键值')).toHaveValue('1'));
  await user.type(again.getByLabelText('参数键值'), '2');
  await user.click(buttonIn(changing, '保存'));
  expect(await within(await rowOf('my.key')).findByText('12')).toBeVisible();

  await user.click(screen.getByLabelText('删除 我的参数'));
  await user.click(buttonIn(await question(), '删除'));
  await waitFor(() => expect(screen.queryByText('my.key')).toBeNull());
});

it('a built-in parameter cannot be removed, and its secret value is shown only on request', async () => {
  const { user } = await renderPage(<ConfigListPage />, '/?configKey=defalut_password');
  expect(await screen.findByLabelText(/^删除 用户管理/)).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText('Admin@123')).toBeNull();
  await user.click(screen.getByLabelText(/^显示 用户管理/));
  expect(await screen.findByText('Admin@123')).toBeVisible();

  await user.click(screen.getByText('新建'));
  const dialog = await findDialog('新建 · 参数设置');
  const fields = within(dialog);
  await user.type(fields.getByLabelText('参数名称'), '又一个');
  await user.type(fields.getByLabelText('参数键名'), 'defalut_password');
  await user.type(fields.getByLabelText('参数键值'), '1');
  await user.click(buttonIn(dialog, '保存'));
  expect(await fields.findByText(/参数键名已存在/)).toBeVisible();
  expect(fields.getByLabelText('参数名称')).toHaveValue('又一个');
});

it('a revealed secret is hidden again after its parameter is changed', async () => {
  const { user } = await renderPage(<ConfigListPage />, '/?configKey=defalut_password');
  await user.click(await screen.findByLabelText(/^显示 用户管理/));
  expect(await screen.findByText('Admin@123')).toBeVisible();
  await user.click(screen.getByLabelText(/^编辑 用户管理/));
  const form = await findDialog();
  const value = await within(form).findByLabelText('参数键值');
  await user.clear(value);
  await user.type(value, 'New@456');
  await user.click(buttonIn(form, '保存'));
  const show = await screen.findByLabelText(/^显示 用户管理/);
  expect(screen.queryByText('Admin@123')).toBeNull();
  await user.click(show);
  expect(await screen.findByText('New@456')).toBeVisible();
});

it('[row 102] a user copies the whole of a shortened text, or sees a message if copying fails', async () => {
  const { user } = await renderPage(<CopyText text="一二三四五六" length={3} />);
  const copy = await screen.findByRole('button', { name: /一二三…/ });
  await user.click(copy);
  expect((await screen.findAllByText('已复制'))[0]).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('一二三四五六');

  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await user.click(copy);
  expect((await screen.findAllByText(/复制失败/))[0]).toBeVisible();
});
