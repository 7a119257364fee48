import { screen, within } from '@testing-library/react';
import { Form, Input } from 'antd';
import { beforeEach, expect, it, vi } from 'vitest';
import { DictSelect } from '@/shared/dict/DictSelect';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs, speak } from '@/testing/renderPage';
import { EditModal } from '../EditModal';

beforeEach(async () => {
  sessionStorage.clear();
  await signInAs();
  await speak();
});

const save = vi.fn<(values: object) => Promise<unknown>>();

/** Opens the form of a stored person, which keeps drafts. */
async function open(stored: object) {
  const view = await renderPage(
    <EditModal
      path="/x"
      title="编辑 张三"
      start={{ load: async () => ({ ...stored }), keys: ['id'] }}
      save={save}
      onClose={() => undefined}
      draft={{ record: 7, row: { id: 7 } }}
    >
      <Form.Item name="email" label="邮箱">
        <Input />
      </Form.Item>
      <Form.Item name="sex" label="性别">
        <DictSelect dictType="sys_user_sex" />
      </Form.Item>
    </EditModal>,
  );
  const form = await findDialog('编辑 张三');
  await within(form).findByLabelText('邮箱');
  return { ...view, form };
}

it('saving a resumed draft asks before it overwrites a value that a colleague added to an empty field', async () => {
  save.mockReset();
  const stored: { id: number; email: string | null } = { id: 7, email: null };
  const first = await open(stored);
  await first.user.type(within(first.form).getByLabelText('邮箱'), 'mine@example.com');
  first.unmount();
  stored.email = 'theirs@example.com';

  const { user, form } = await open(stored);
  expect(within(form).getByLabelText('邮箱')).toHaveValue('mine@example.com');
  await user.click(buttonIn(form, '保存'));
  const conflict = await findDialog('您编辑期间，这条记录已被他人修改');
  expect(within(conflict).getByText('theirs@example.com')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

it('a cleared dropdown field is still empty when the user resumes the draft', async () => {
  save.mockReset();
  save.mockResolvedValue(undefined);
  const stored = { id: 7, sex: '0' };
  const first = await open(stored);
  await first.user.click(await within(first.form).findByRole('button', { name: '清除' }));
  first.unmount();

  const { user, form } = await open(stored);
  expect(within(form).getByText('已恢复未提交的内容')).toBeVisible();
  expect(within(form).queryByRole('button', { name: '清除' })).not.toBeInTheDocument();
  await user.click(buttonIn(form, '保存'));
  await expect.poll(() => save).toHaveBeenCalled();
  expect(save.mock.lastCall?.[0]).toMatchObject({ id: 7, sex: null });
  expect(await screen.findByText('保存成功')).toBeVisible();
});
