import { screen, waitFor, within } from '@testing-library/react';
import { Form, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/shared/api/ApiError';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { EditDrawer } from './EditDrawer';

beforeEach(() => signInAs());

/** Opens a drawer with "save and next". `more` is added to its fields. */
async function show(name: string, more?: ReactNode) {
  const save = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  const openNext = vi.fn();
  const { user } = await renderPage(
    <EditDrawer
      path="/x"
      title="新建"
      start={{ name }}
      save={save}
      onClose={() => undefined}
      next={{ label: '保存并继续', open: openNext }}
    >
      <Form.Item name="name" label="姓名" rules={[{ required: true }]}>
        <Input />
      </Form.Item>
      {more}
    </EditDrawer>,
  );
  const form = await findDialog('新建');
  return { user, form, save, openNext, field: within(form).getByLabelText('姓名') };
}

it('“save and next” opens the next form after the save', async () => {
  const { user, form, save, openNext } = await show('张三');
  await user.click(buttonIn(form, '保存并继续'));
  await waitFor(() => expect(openNext).toHaveBeenCalledOnce());
  expect(save).toHaveBeenCalledOnce();
});

it.each(['{Enter}', '{Control>}{Enter}{/Control}'])(
  'after the server refuses “save and next”, %s saves without opening the next form',
  async (keys) => {
    const { user, form, field, save, openNext } = await show('张三');
    save.mockRejectedValueOnce(new ApiError('refused', '系统繁忙'));
    await user.click(buttonIn(form, '保存并继续'));
    expect(await within(form).findByText('系统繁忙')).toBeVisible();
    await user.type(field, keys);
    expect(await screen.findByText('保存成功')).toBeVisible();
    expect(openNext).not.toHaveBeenCalled();
  },
);

it('after “save and next” with an empty required field, Enter saves without opening the next form', async () => {
  const { user, form, field, save, openNext } = await show('');
  await user.click(buttonIn(form, '保存并继续'));
  await waitFor(() => expect(field).toBeInvalid());
  await user.type(field, '张三{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(openNext).not.toHaveBeenCalled();
});

it('after “save and next”, Enter in a dialog above the form does not prevent the next form from opening', async () => {
  let finishCheck = () => {};
  const checked = new Promise<void>((resolve) => (finishCheck = resolve));
  const { user, form, save, openNext } = await show(
    '张三',
    <Form.Item name="link" rules={[{ validator: () => checked }]}>
      <Modal open title="插入链接">
        <Input aria-label="链接" />
      </Modal>
    </Form.Item>,
  );
  await user.click(buttonIn(form, '保存并继续'));
  await user.type(screen.getByLabelText('链接'), '{Enter}');
  finishCheck();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(openNext).toHaveBeenCalledOnce();
});
