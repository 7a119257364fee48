import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { defaultConfig } from '@/shared/auth/systemConfig';
import { renderPage, speak } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { Forbidden } from '@/app/errors/ErrorPages';
import { StatusLayout } from '@/app/routes';
import { UserLayout } from './UserLayout';

const CONFIG = '*/api/system/operator/setting/info';
const show = () => renderPage(<UserLayout title="login.title">the page</UserLayout>);

it('the public pages show the operator’s name, registration number and phone from the system config', async () => {
  await speak();
  await show();
  expect(await screen.findByText('© 2026 深圳市示例科技有限公司 版权所有')).toBeVisible();
  expect(screen.getByText('备案号 粤ICP备2026012345号-1')).toBeVisible();
  expect(screen.getByRole('link', { name: '400-800-0000' })).toHaveAttribute('href', 'tel:4008000000');
  expect(screen.getByText('人才运营台')).toBeVisible();
  expect(document.title).toBe('登录 – 人才运营台');
  expect(screen.getByText('the page')).toBeVisible();
});

it.each([
  ['fails', () => HttpResponse.json({}, { status: 500 })],
  ['asks for a token', () => HttpResponse.json({}, { status: 401 })],
  ['is empty', () => HttpResponse.json({ code: 0, data: null })],
])('if the response for the system config %s, the public pages keep the built-in name', async (_, reply) => {
  server.use(http.get(CONFIG, reply));
  await speak();
  await show();
  await waitFor(() => expect(document.title).toBe('登录 – Talent Desk'));
  expect(screen.getByText('Talent Desk')).toBeVisible();
  expect(screen.queryByText(/备案号|服务电话/)).not.toBeInTheDocument();
});

it('a logo address or phone number from the server cannot inject a script', async () => {
  const data = {
    sysTitle: '<img src=x onerror=alert(1)>',
    logoUrl: 'javascript:alert(1)',
    serviceTel: 'javascript:alert(1)',
  };
  server.use(http.get(CONFIG, () => HttpResponse.json({ code: 0, data })));
  await speak();
  const { container } = await show();
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:1');
  // Our own icon replaces the logo.
  const pictures = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual([defaultConfig.logoUrl]);
});

it('a logo that is not an image is replaced by the default logo', async () => {
  const data = { sysTitle: '示例', logoUrl: '/gone.png' };
  server.use(http.get(CONFIG, () => HttpResponse.json({ code: 0, data })));
  await speak();
  const { container } = await show();
  await screen.findByText('示例');
  const logo = () => container.querySelector('.pub-brand img');
  expect(logo()).toHaveAttribute('src', '/gone.png');
  fireEvent.error(logo() as Element);
  expect(logo()).toHaveAttribute('src', '/logo.svg');
  expect(document.title).toBe('登录 – 示例');
});

it('an error page opened directly has the system name in its title', async () => {
  await speak();
  await renderPage(
    <StatusLayout title="status.403">
      <Forbidden />
    </StatusLayout>,
  );
  await waitFor(() => expect(document.title).toBe('抱歉，你无权访问该页面 – 人才运营台'));
});

it('a change of language applies immediately and on the next visit', async () => {
  await speak();
  const { user } = await show();
  await user.selectOptions(screen.getByRole('combobox', { name: '语言' }), 'Português');
  expect(await screen.findByRole('combobox', { name: 'Idioma' })).toHaveValue('pt-BR');
  expect(document.documentElement.lang).toBe('pt-BR');
  expect(localStorage.getItem('pro__lang')).toContain('pt-BR');
  await speak();
});
