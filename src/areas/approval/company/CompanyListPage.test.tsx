import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { renderPage, signInAs } from '@/testing/renderPage';
import { companies } from './company.api';
import CompanyListPage from './CompanyListPage';

beforeEach(() => signInAs());

it('a batch takes only what waits, says why the others are left out, and tries the failed ones again', async () => {
  const { records } = await companies.api.list({ companyName: '云杉', pageNum: 1, pageSize: 10 });
  const { user } = await renderPage(<CompanyListPage />, '/?companyName=云杉&auditStatus=all');
  await screen.findByLabelText(`选择 ${records[0]?.companyName}`);
  await user.click(screen.getAllByLabelText('全选当前页').at(-1) as HTMLElement);
  await user.click(await screen.findByText('批量驳回'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('已跳过 1 条，只处理待审核的记录')).toBeVisible();
  const waiting = records.filter(({ auditStatus }) => auditStatus === '0');
  const [quicker] = waiting;
  await request({ method: 'post', url: '/biz/company/audit', data: { ids: [quicker?.id], auditStatus: '1' } });
  await user.click(dialog.getByText('营业期限已过期'));
  await user.click(dialog.getByText('驳回 3 条'));
  expect(await dialog.findByText('成功 2 / 失败 1')).toBeVisible();
  expect(dialog.getByText(/该记录已审核，请勿重复操作/)).toBeVisible();
  expect(dialog.getByText('重试失败项（1）')).toBeVisible();
  expect(await companies.api.get(quicker?.id ?? 0)).toMatchObject({ auditStatus: '1' });
});

it('only what the state allows is offered, and a record opens in the queue of the list', async () => {
  const { user, router } = await renderPage(<CompanyListPage />, '/?auditStatus=2&status=0');
  const link = await screen.findAllByRole('link');
  const name = link[0]?.textContent ?? '';
  expect(screen.getByLabelText(`删除 ${name}`)).toBeVisible();
  expect(screen.queryByLabelText(`停用 ${name}`)).toBeNull();
  await user.click(screen.getByLabelText(`详情 ${name}`));
  expect(router.state.location.pathname).toBe('/approval/companyDetail');
  expect(new URLSearchParams(router.state.location.search).get('queue')).toBe('status=0&auditStatus=2');
});
