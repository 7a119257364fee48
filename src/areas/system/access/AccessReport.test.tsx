import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { users } from '@mocks/db';
import { ask, tokenOf } from '@mocks/testClient';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import AccessReportPage from './AccessReportPage';
import AccessUsePage from './AccessUsePage';

beforeEach(() => signInAs());

it('the access report lists each permission of a user with the roles that grant it', async () => {
  await users.update(53, { roleIds: [3, 7] });
  await renderPage(<AccessReportPage />, '/?loginName=mayan&permission=member:cert:list');
  const row = (await screen.findByText('会员认证 / 会员认证 / 会员认证查询')).closest('tr');
  expect(row).toHaveTextContent(/mayan.*审核专员、只读访客/);
});

it('the access report can show only the permissions that a user has never used', async () => {
  const token = await tokenOf('mayan');
  await users.update(53, { roleIds: [7] });
  await ask('/system/dept/list', { token });
  await renderPage(<AccessReportPage />, '/?loginName=mayan&permission=system:dept:&unused=1');
  expect(await screen.findByText('system:dept:view')).toBeVisible();
  expect(screen.queryByText('system:dept:list')).not.toBeInTheDocument();
});

it('the access report shows how many people have each critical permission', async () => {
  await renderPage(<AccessReportPage />);
  const critical = await screen.findByRole('group', { name: '拥有关键权限的人数' });
  const role = within(critical).getByText('角色修改').closest('span');
  expect(role).toHaveTextContent(/^角色修改 \d+$/);
});

it('the access report is shown despite missing counts, omitted fields and unknown kinds of grants', async () => {
  const row = { id: '1:a', userId: '1234567890123456789', loginName: 'li', permission: 'a:b:c' };
  server.use(
    http.get('*/api/system/accessReport/critical', () => HttpResponse.json({}, { status: 404 })),
    http.get('*/api/system/accessReport/list', () =>
      HttpResponse.json({
        code: 0,
        data: {
          records: [row, { ...row, id: '2:a', loginName: 'wu', via: [{ kind: 'group', name: '值班组' }] }],
          total: 2,
        },
      }),
    ),
  );
  await renderPage(<AccessReportPage />);
  expect((await screen.findByText('值班组')).closest('tr')).toHaveTextContent('wu');
  expect(screen.getByText('li')).toBeVisible();
  expect(screen.queryByRole('group', { name: '拥有关键权限的人数' })).not.toBeInTheDocument();
});

it('the access page lists who exported data or viewed a phone number, but never shows the number', async () => {
  const token = await tokenOf();
  const body = { list: '/system/user', title: '用户管理', params: { status: '0' }, rows: 12 };
  await ask('/system/job/exported', { token, body });
  await ask('/system/user/reveal/2', { token, body: { field: 'phonenumber' } });
  await renderPage(<AccessUsePage />);
  const [exported] = (await screen.findAllByText('status=0')).map((cell) => cell.closest('tr'));
  expect(exported).toHaveTextContent(/导出用户管理admin.*12status=0/);
  const revealed = screen.getByText('手机号码').closest('tr');
  expect(revealed).toHaveTextContent(/查看敏感信息用户管理admin/);
  expect(revealed).not.toHaveTextContent(/1\d{10}/);
});
