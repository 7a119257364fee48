import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { renderPage, signInAs } from '@/testing/renderPage';
import { onRequest, server } from '@/testing/server';
import AppSettingPage from './AppSettingPage';

beforeEach(() => signInAs());

it('a saved system name applies immediately and leaves other settings unchanged', async () => {
  const sent: Record<string, unknown>[] = [];
  onRequest(async ({ request }) => {
    if (request.url.endsWith('/setting/update')) sent.push((await request.clone().json()) as Record<string, unknown>);
  });
  const { user } = await renderPage(<AppSettingPage />);
  const title = await screen.findByLabelText('系统名称');
  expect(title).toHaveValue('人才运营台');
  await user.clear(title);
  await user.type(title, '新名称');
  await user.clear(screen.getByLabelText('服务电话'));
  await user.type(screen.getByLabelText('服务电话'), '12345');
  await user.click(screen.getByText('保存'));
  expect(await screen.findByText('请输入正确的联系电话')).toBeVisible();
  expect(sent).toEqual([]);

  await user.clear(screen.getByLabelText('服务电话'));
  await user.type(screen.getByLabelText('服务电话'), '0755-12345678');
  await user.click(screen.getByText('保存'));
  await waitFor(() => expect(useSession.getState().config.sysTitle).toBe('新名称'));
  expect(useSession.getState().config).toMatchObject({ serviceTel: '0755-12345678', logoUrl: '/logo.svg' });
  // The capabilities in the system config are not settings, so saving a setting must not change them.
  expect(useSession.getState().config).toMatchObject({ analysis: true, auditChecks: true, idempotency: true });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ sysTitle: '新名称', platformFeeRate: 5, settleCycle: '2', companyAutoAudit: 'N' });
});

it('the settings page reports a successful save even if the new settings cannot be loaded afterwards', async () => {
  let isSaved = false;
  onRequest(({ request }) => {
    isSaved ||= request.url.endsWith('/setting/update');
  });
  server.use(
    http.get('*/api/system/operator/setting/info', () =>
      isSaved ? HttpResponse.json({}, { status: 500 }) : undefined,
    ),
  );
  const { user } = await renderPage(<AppSettingPage />);
  await user.type(await screen.findByLabelText('系统名称'), '二');
  await user.click(screen.getByText('保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
});

it('the settings form requires a logo', async () => {
  const { user } = await renderPage(<AppSettingPage />);
  await user.click(await screen.findByLabelText('移除 已上传的图片'));
  await user.click(screen.getByText('保存'));
  await waitFor(() => expect(screen.getByLabelText('系统LOGO')).toHaveAttribute('aria-invalid', 'true'));
});
