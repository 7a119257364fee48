import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { useSession } from '@/shared/auth/session';
import { renderPage, signInAs } from '@/testing/renderPage';
import AboutUsPage from './AboutUsPage';

beforeEach(() => signInAs());

it('the “about us” form updates its preview and refuses an invalid phone number', async () => {
  const { user } = await renderPage(<AboutUsPage />);
  const title = await screen.findByLabelText('标题');
  const preview = within(screen.getByRole('region', { name: '公众看到的页面' }));
  expect(await preview.findByText('我们是谁')).toBeVisible();
  await user.clear(title);
  await user.type(title, '认识我们');
  expect(await preview.findByText('认识我们')).toBeVisible();
  const phone = screen.getByLabelText('客服电话');
  await user.clear(phone);
  await user.type(phone, '12');
  await user.click(screen.getByText('保存'));
  expect(await screen.findByText('请输入正确的联系电话')).toBeVisible();
  await user.clear(phone);
  await user.type(phone, '0755-12345678');
  await user.click(screen.getByText('保存'));
  await waitFor(async () =>
    expect(await request({ url: '/biz/base/aboutUs/info' })).toMatchObject({
      title: '认识我们',
      servicePhone: '0755-12345678',
      longitude: 113.946533,
    }),
  );
});

it('the “about us” form disables read-only fields and leaves out hidden fields', async () => {
  const { user: me } = useSession.getState();
  const fields = { title: 'readonly', cover: 'readonly', address: 'hidden' };
  useSession.setState({ user: me && { ...me, fields: { 'base:aboutUs': fields } } });
  await renderPage(<AboutUsPage />);
  expect(await screen.findByLabelText('标题')).toBeDisabled();
  expect(screen.getByLabelText('封面')).toBeDisabled();
  expect(screen.queryByLabelText('公司地址')).toBeNull();
  expect(screen.getByLabelText('公司名称')).toBeEnabled();
});
