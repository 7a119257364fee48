import { screen, waitFor, within } from '@testing-library/react';
import { Form, Input } from 'antd';
import i18next from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/shared/api/ApiError';
import { useSession } from '@/shared/auth/session';
import { hasUnsaved } from '@/shared/storage/unsaved';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs, speak } from '@/testing/renderPage';
import { draftsOf, keepDraft } from './drafts/drafts';
import { EditModal } from './EditModal';

beforeEach(async () => {
  sessionStorage.clear();
  await signInAs();
  await speak();
});

const save = vi.fn<(values: object, key?: string) => Promise<unknown>>();

async function show() {
  const view = await renderPage(
    <EditModal
      path="/x"
      title="编辑 张三"
      start={{ id: 7, name: '张三', phone: '' }}
      save={save}
      onClose={() => undefined}
      draft={{ record: 7, row: { id: 7 } }}
    >
      <Form.Item name="name" label="姓名" rules={[{ required: true }]}>
        <Input />
      </Form.Item>
      <Form.Item name="phone" label="手机号">
        <Input />
      </Form.Item>
    </EditModal>,
  );
  return { ...view, form: await findDialog() };
}

it('a server message about a field is shown at the field, and the field keeps its value', async () => {
  save.mockRejectedValueOnce(new ApiError('refused', '手机号码已存在'));
  const { user, form } = await show();
  await user.type(within(form).getByLabelText('手机号'), '13800138000');
  await user.click(buttonIn(form, '保存'));
  expect(await within(form).findByText('手机号码已存在')).toBeVisible();
  expect(within(form).getByLabelText('手机号')).toBeInvalid();
  expect(within(form).getByLabelText('手机号')).toHaveFocus();
  expect(within(form).getByLabelText('手机号')).toHaveValue('13800138000');
});

it('a general server message is shown without marking a field', async () => {
  save.mockRejectedValueOnce(new ApiError('refused', '系统繁忙'));
  const { user, form } = await show();
  await user.click(buttonIn(form, '保存'));
  expect(await within(form).findByText('系统繁忙')).toBeVisible();
  expect(within(form).getByLabelText('手机号')).toBeValid();
});

it('a language change translates the errors of an open form but not server messages', async () => {
  save.mockRejectedValueOnce(new ApiError('refused', '手机号码已存在'));
  const { user, form } = await show();
  await user.click(buttonIn(form, '保存'));
  await within(form).findByText('手机号码已存在');
  await user.clear(within(form).getByLabelText('姓名'));
  expect(await within(form).findByText('请输入姓名')).toBeVisible();
  await speak('en-US');
  expect(await within(form).findByText('This field is required')).toBeVisible();
  expect(within(form).getByText('手机号码已存在')).toBeVisible();
});

it('a Chinese server message about a field is shown at that field in an English form', async () => {
  await speak('en-US');
  save.mockRejectedValueOnce(new ApiError('refused', "修改用户'li'失败，手机号码已存在"));
  const { user } = await renderPage(
    <EditModal path="/x" title="Edit" start={{ id: 7 }} save={save} onClose={() => undefined}>
      <Form.Item name="email" label={i18next.t('system:email')}>
        <Input />
      </Form.Item>
      <Form.Item name="phone" label={i18next.t('system:user.phonenumber')}>
        <Input />
      </Form.Item>
    </EditModal>,
  );
  const form = await findDialog();
  await user.click(buttonIn(form, 'Save'));
  expect(await within(form).findByText(/手机号码已存在/)).toBeVisible();
  expect(within(form).getByLabelText(i18next.t('system:user.phonenumber'))).toBeInvalid();
  expect(within(form).getByLabelText(i18next.t('system:email'))).toBeValid();
});

it('a restored draft can be discarded in the form', async () => {
  keepDraft({ path: '/x', record: 7, row: { id: 7 }, title: '编辑 张三' }, { name: '李四', phone: '1' });
  const { user, form } = await show();
  expect(within(form).getByLabelText('姓名')).toHaveValue('李四');
  await user.click(buttonIn(form, '丢弃'));
  expect(within(form).getByLabelText('姓名')).toHaveValue('张三');
  expect(within(form).getByLabelText('手机号')).toHaveValue('');
  expect(screen.queryByText('已恢复未提交的内容')).not.toBeInTheDocument();
  expect(draftsOf('/x')).toEqual([]);
});

it('a masked value is sent only if the user has replaced it', async () => {
  save.mockReset();
  save.mockResolvedValue(undefined);
  const stored = { id: 7, name: '张三', phone: '138****8000', key: '••••••' };
  const edit = () =>
    renderPage(
      <EditModal
        path="/x"
        title="编辑 张三"
        start={{ load: () => Promise.resolve(stored), keys: ['id'] }}
        save={save}
        onClose={() => undefined}
      >
        <Form.Item name="name" label="姓名">
          <Input />
        </Form.Item>
        <Form.Item name="phone" label="手机号">
          <Input />
        </Form.Item>
        <Form.Item name="key" label="密钥">
          <Input />
        </Form.Item>
      </EditModal>,
    );
  const first = await edit();
  await first.user.type(await screen.findByLabelText('姓名'), '丰');
  await first.user.click(buttonIn(await findDialog(), '保存'));
  await expect.poll(() => save).toHaveBeenCalledTimes(1);
  expect(save.mock.lastCall?.[0]).toEqual({ id: 7, name: '张三丰' });
  first.unmount();

  const second = await edit();
  await second.user.clear(await screen.findByLabelText('手机号'));
  await second.user.type(screen.getByLabelText('手机号'), '13900139000');
  await second.user.click(buttonIn(await findDialog(), '保存'));
  await expect.poll(() => save).toHaveBeenCalledTimes(2);
  expect(save.mock.lastCall?.[0]).toEqual({ id: 7, name: '张三', phone: '13900139000' });
});

/** Opens the form of a stored record with a field for its name. */
async function showStored(stored: { id: number; name: string }) {
  const { user } = await renderPage(
    <EditModal<typeof stored>
      path="/x"
      title="编辑 张三"
      start={{ load: async () => stored, keys: ['id'] }}
      save={save}
      onClose={() => undefined}
    >
      <Form.Item name="name" label="姓名">
        <Input />
      </Form.Item>
    </EditModal>,
  );
  const form = await findDialog();
  return { user, form, name: await within(form).findByLabelText('姓名') };
}

it('an update includes the update time of the loaded record', async () => {
  save.mockReset();
  save.mockResolvedValue(undefined);
  const stored = { id: 7, name: '张三', phone: null, level: '2', updateTime: '2026-11-24 10:00:00' };
  const { user, form, name } = await showStored(stored);
  await user.type(name, '丰');
  await user.click(buttonIn(form, '保存'));
  await expect.poll(() => save).toHaveBeenCalled();
  expect(save.mock.lastCall?.[0]).toEqual({ id: 7, name: '张三丰', updateTime: '2026-11-24 10:00:00' });
});

it('a repeated save uses the same idempotency key after a lost response, and a new key after a conflict', async () => {
  useSession.setState(({ config }) => ({ config: { ...config, idempotency: true } }));
  save.mockReset();
  save.mockRejectedValue(new ApiError('network'));
  const stored = { id: 7, name: '张三', updateTime: '2026-11-24 10:00:00' };
  const { user } = await renderPage(
    <EditModal
      path="/x"
      title="编辑 张三"
      start={{ load: async () => ({ ...stored }), keys: ['id'] }}
      save={save}
      onClose={() => undefined}
    >
      <Form.Item name="name" label="姓名">
        <Input />
      </Form.Item>
    </EditModal>,
  );
  const form = await findDialog();
  await user.type(await within(form).findByLabelText('姓名'), '丰');
  // The server stores the first try, and later a colleague's change.
  for (const [tries, name] of [
    [1, '张三丰'],
    [2, '张四'],
  ] as const) {
    await user.click(buttonIn(form, '保存'));
    await expect.poll(() => save).toHaveBeenCalledTimes(tries);
    expect(await within(form).findByText(/网络/)).toBeVisible();
    Object.assign(stored, { name, updateTime: `2026-11-24 10:00:0${tries}` });
  }
  await user.click(buttonIn(form, '保存'));
  const conflict = await findDialog('您编辑期间，这条记录已被他人修改');
  await user.click(within(conflict).getByText('保留我的'));
  await user.click(buttonIn(conflict, '保存'));
  await expect.poll(() => save).toHaveBeenCalledTimes(3);
  const [first, again, decided] = save.mock.calls.map(([, key]) => key);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(decided).not.toBe(first);
});

it('a restored draft counts as unsaved, so that leaving asks, until the draft is discarded', async () => {
  keepDraft({ path: '/x', record: 7, row: { id: 7 }, title: '编辑 张三' }, { name: '李四', phone: '1' });
  const { user, form } = await show();
  expect(hasUnsaved()).toBe(true);
  await user.click(buttonIn(form, '丢弃'));
  expect(hasUnsaved()).toBe(false);
});

it('the form of a record stays open, with the text that the user typed while the record was being saved', async () => {
  let answer: (() => void) | undefined;
  save.mockReset();
  save.mockImplementationOnce(() => new Promise<void>((resolve) => (answer = resolve)));
  const { user, form, name } = await showStored({ id: 7, name: '张三' });
  await user.type(name, '丰');
  await user.click(buttonIn(form, '保存'));
  await waitFor(() => expect(answer).toBeDefined());
  await user.type(name, '年');
  answer?.();
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(name).toHaveValue('张三丰年');
  expect(name).toBeVisible();
  expect(hasUnsaved()).toBe(true);
  await user.click(buttonIn(form, '保存'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.lastCall?.[0]).toMatchObject({ id: 7, name: '张三丰年' });
});
