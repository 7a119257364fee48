import { screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { expect, it, vi } from 'vitest';
import type { CurrentUser } from '@/shared/auth/currentUser';
import { useSession } from '@/shared/auth/session';
import { renderPage } from '@/testing/renderPage';
import { ReasonItem } from './ReasonItem';
import { recentReasons, rememberReason } from './reasons';

it('the reason field combines picked reasons and rejects a reason that is too short', async () => {
  rememberReason('company', '公章不清晰');
  const sent = vi.fn();
  const { user } = await renderPage(
    <Form onFinish={sent}>
      <ReasonItem name="auditRemark" label="驳回原因" kind="company" presets={['营业执照模糊']} required />
      <button type="submit">发送</button>
    </Form>,
  );
  await user.click(await screen.findByText('发送'));
  expect(await screen.findByText('请输入驳回原因')).toBeInTheDocument();
  await user.type(screen.getByLabelText('驳回原因'), '差');
  await user.click(screen.getByText('发送'));
  expect(await screen.findByText('请填写 2 到 200 个字')).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();

  await user.clear(screen.getByLabelText('驳回原因'));
  await user.click(screen.getByRole('button', { name: '营业执照模糊' }));
  await user.click(screen.getByRole('button', { name: '公章不清晰' }));
  await user.click(screen.getByText('发送'));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ auditRemark: '营业执照模糊；公章不清晰' }));
});

it('the five most recent reasons for each action are stored, newest first and without duplicates', () => {
  for (const reason of ['一', '二', '三', '四', '五', '六', '二', ' ']) rememberReason('x', reason);
  expect(recentReasons('x')).toEqual(['二', '六', '五', '四', '三']);
  expect(recentReasons('y')).toEqual([]);
});

it('a user does not see the reasons that another user of the same browser has entered', async () => {
  const { user } = useSession.getState();
  const signedInAs = (userId: number) => useSession.setState({ user: { userId } as CurrentUser });
  signedInAs(4710);
  rememberReason('x', '仅供内部');
  signedInAs(4711);
  expect(recentReasons('x')).toEqual([]);
  signedInAs(4710);
  expect(recentReasons('x')).toContain('仅供内部');
  useSession.setState({ user });
});

it('a digit picks a preset reason in an empty field, and Alt+digit adds a preset reason to typed text', async () => {
  const { user } = await renderPage(
    <Form>
      <ReasonItem name="auditRemark" label="驳回原因" kind="none" presets={['营业执照模糊', '期限已过']} />
    </Form>,
  );
  const field = await screen.findByLabelText('驳回原因');
  await user.click(field);
  await user.keyboard('2');
  expect(field).toHaveValue('期限已过');
  await user.keyboard('2');
  expect(field).toHaveValue('期限已过2');
  await user.keyboard('{Alt>}1{/Alt}');
  expect(field).toHaveValue('期限已过2；营业执照模糊');
});
