import { screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { beforeEach, expect, it, vi } from 'vitest';
import { draftOf } from '@/shared/form/drafts/drafts';
import { hasUnsaved } from '@/shared/storage/unsaved';
import { renderPage, signInAs } from '@/testing/renderPage';
import { HideableTab } from '@/testing/samples/HideableTab';
import { EditPage } from './EditPage';

const save = vi.fn<(values: object) => Promise<unknown>>();

beforeEach(async () => {
  save.mockReset();
  await signInAs();
});

/** The page of a record in the tab bar. */
function Page({ load }: { load: () => Promise<object> }) {
  return (
    <HideableTab>
      <EditPage path="/x" title="编辑 张三" start={{ load, keys: ['id' as never] }} save={save} draft={{ record: 7 }}>
        <Form.Item name="name" label="姓名">
          <Input />
        </Form.Item>
        <Form.Item name="phone" label="手机号">
          <Input />
        </Form.Item>
      </EditPage>
    </HideableTab>
  );
}

it('a save after a tab switch keeps a colleague’s change to a field that the user did not edit', async () => {
  let stored = { id: 7, name: '张三', phone: '13800138000' };
  const { user } = await renderPage(<Page load={async () => stored} />);
  await user.type(await screen.findByLabelText('姓名'), '丰');
  await user.click(screen.getByText('tab'));
  stored = { ...stored, phone: '13900139000' };
  await user.click(screen.getByText('tab'));
  await user.click(await screen.findByText('保存'));
  await expect.poll(() => save).toHaveBeenCalledOnce();
  expect(save.mock.lastCall?.[0]).toEqual({ id: 7, name: '张三丰', phone: '13900139000' });
});

it('input that the user types while the page is being saved still counts as unsaved', async () => {
  let stored = { id: 7, name: '张三', phone: '' };
  let answer = () => {};
  save.mockImplementation((values) => {
    stored = { ...stored, ...values };
    return new Promise<void>((resolve) => (answer = resolve));
  });
  const { user } = await renderPage(<Page load={async () => stored} />);
  await user.type(await screen.findByLabelText('姓名'), '丰');
  await user.click(screen.getByText('保存'));
  await expect.poll(() => save).toHaveBeenCalled();
  await user.type(screen.getByLabelText('手机号'), '138');
  answer();
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(hasUnsaved()).toBe(true);
  expect(draftOf('/x', 7)?.values).toEqual({ phone: '138' });

  await user.click(screen.getByText('保存'));
  await expect.poll(() => save).toHaveBeenCalledTimes(2);
  answer();
  await expect.poll(() => hasUnsaved()).toBe(false);
  expect(stored).toEqual({ id: 7, name: '张三丰', phone: '138' });
  expect(draftOf('/x', 7)).toBeUndefined();
});
