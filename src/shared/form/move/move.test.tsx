import { screen, waitFor, within } from '@testing-library/react';
import { Form, Input } from 'antd';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/shared/api/ApiError';
import { useSession } from '@/shared/auth/session';
import { moveDraftsOf } from '../drafts/drafts';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { EditModal } from '../EditModal';

const save = vi.fn<(values: object, key?: string) => Promise<unknown>>();
const look = vi.fn<() => Promise<string | undefined>>();

beforeEach(async () => {
  sessionStorage.clear();
  save.mockReset();
  look.mockReset();
  await signInAs();
  useSession.setState(({ config }) => ({ config: { ...config, idempotency: true } }));
});

async function show() {
  const view = await renderPage(
    <EditModal
      path="/pay"
      title="打款 JS1"
      okText="打款"
      start={{}}
      save={save}
      move={{ name: 'pay', record: 1, look }}
      onClose={() => undefined}
    >
      <Form.Item name="flow" label="流水号">
        <Input />
      </Form.Item>
    </EditModal>,
  );
  return { ...view, form: await findDialog() };
}

it('after a lost response, the payment dialog shows the recorded payment and disables the submit button', async () => {
  save.mockRejectedValueOnce(new ApiError('network'));
  look.mockResolvedValueOnce('已由 周秀英 打款，流水号 FK1');
  const { user, form } = await show();
  await user.type(within(form).getByLabelText('流水号'), 'FK1');
  expect(moveDraftsOf('/pay')).toHaveLength(1);
  await user.click(buttonIn(form, '打款'));
  expect(await within(form).findByText('已由 周秀英 打款，流水号 FK1')).toBeVisible();
  expect(buttonIn(form, '打款')).toBeDisabled();
  expect(moveDraftsOf('/pay'), 'nothing is left to send').toEqual([]);
});

it('after a lost response, corrected input is sent with a new idempotency key', async () => {
  save.mockRejectedValue(new ApiError('network'));
  look.mockRejectedValue(new ApiError('network'));
  const { user, form } = await show();
  for (const text of ['FK1', '2', '{Backspace}']) {
    await user.type(within(form).getByLabelText('流水号'), text);
    await user.click(buttonIn(form, '打款'));
    expect(await within(form).findByText(/网络/)).toBeVisible();
  }
  await waitFor(() => expect(save).toHaveBeenCalledTimes(3));
  const [first, corrected, again] = save.mock.calls.map(([, key]) => key);
  expect(corrected).toMatch(/^[0-9a-f]{32}$/);
  expect(corrected).not.toBe(first);
  expect(again, 'the first input again').toBe(first);
});

it('a resubmission after a gateway timeout keeps the idempotency key, even if the gateway sent a message', async () => {
  save.mockRejectedValue(new ApiError('refused', '服务响应超时', { status: 504 }));
  look.mockResolvedValue(undefined);
  const { user, form } = await show();
  await user.type(within(form).getByLabelText('流水号'), 'FK1');
  await user.click(buttonIn(form, '打款'));
  expect(await within(form).findByText('服务响应超时')).toBeVisible();
  await user.click(buttonIn(form, '打款'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls[1]?.[1]).toBe(save.mock.calls[0]?.[1]);
});

it('the idempotency key survives a lost response and a reload, but not a refusal', async () => {
  save.mockRejectedValue(new ApiError('network'));
  look.mockRejectedValue(new ApiError('network'));
  const first = await show();
  await first.user.type(within(first.form).getByLabelText('流水号'), 'FK1');
  await first.user.click(buttonIn(first.form, '打款'));
  expect(await within(first.form).findByText(/网络/)).toBeVisible();
  first.unmount();

  const { user, form } = await show();
  expect(screen.getByText('已恢复未提交的内容')).toBeVisible();
  expect(within(form).getByLabelText('流水号')).toHaveValue('FK1');
  save.mockRejectedValueOnce(new ApiError('refused', '系统繁忙'));
  look.mockResolvedValue(undefined);
  await user.click(buttonIn(form, '打款'));
  expect(await within(form).findByText('系统繁忙')).toBeVisible();
  save.mockResolvedValueOnce(undefined);
  await user.click(buttonIn(form, '打款'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(3));
  const [one, two, three] = save.mock.calls.map(([, key]) => key);
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(two).toBe(one);
  expect(three).not.toBe(one);
});
