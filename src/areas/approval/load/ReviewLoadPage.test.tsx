import { serverToday } from '@/shared/settings/times';
import { screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import ReviewLoadPage from './ReviewLoadPage';

const days = (day: { arrived: number; decided: number; people: number }) =>
  Array.from({ length: 56 }, (_, index) => ({
    day: dayjs(serverToday())
      .subtract(56 - index, 'day')
      .format('YYYY-MM-DD'),
    reversed: index === 55 ? 3 : 0,
    ...day,
  }));

const answer = (data: unknown) =>
  server.use(http.get('*/api/biz/review/load', () => HttpResponse.json({ code: 0, data })));

it('the workload page forecasts the overdue records of each queue, with and without one more reviewer', async () => {
  answer([
    // The queue grows by 2 a day. In ten days 25 records wait, one more than arrive in the 2 days of the limit (24).
    { path: '/biz/company', ages: [5], overdue: 0, days: days({ arrived: 12, decided: 10, people: 2 }) },
    { path: '/biz/school', ages: [1, 0, 4], overdue: 4, days: days({ arrived: 1, decided: 1, people: 1 }) },
  ]);
  await signInAs();
  const { user } = await renderPage(<ReviewLoadPage />);
  const table = await screen.findByRole('table', { name: '审核队列' });
  const late = dayjs(serverToday()).add(10, 'day').format('YYYY-MM-DD');
  expect(within(table).getByRole('row', { name: `企业审核 5 0 10 3 ${late} 起超时 28 天内不会超时` })).toBeVisible();
  expect(within(table).getByRole('link', { name: '企业审核' })).toBeVisible();
  // Two people decide 2 a day instead of 1: of the four overdue schools 2 are left tomorrow, then 1, then none.
  const cleared = dayjs(serverToday()).add(3, 'day').format('YYYY-MM-DD');
  const school = `学校审核 5 4 1 3 28 天后 3 条超时 ${cleared} 起不再超时`;
  expect(within(table).getByRole('row', { name: school })).toBeVisible();

  await user.click(screen.getByRole('button', { name: '以表格查看 企业审核 · 待审数量预测' }));
  expect(screen.getByRole('row', { name: `${late} 25 1 0` })).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: /查看队列/ }));
  await user.click(await screen.findByText('学校审核', { selector: '[title="学校审核"] *' }));
  await user.click(await screen.findByRole('button', { name: '以表格查看 学校审核 · 待审时长' }));
  expect(screen.getByRole('row', { name: '2 天及以上 4' })).toBeVisible();
});

it('the workload page offers a retry after an error, and shows a message if the user has no review queue', async () => {
  server.use(
    http.get('*/api/biz/review/load', () => HttpResponse.json({ code: 500, msg: '统计服务维护中' }), { once: true }),
  );
  await signInAs();
  const { user } = await renderPage(<ReviewLoadPage />);
  expect(await screen.findByText(/统计服务维护中/)).toBeVisible();
  answer([]);
  await user.click(screen.getByRole('button', { name: /重试/ }));
  expect(await screen.findByText('您没有可查看的审核队列')).toBeVisible();
});

it('the workload page shows how often second reviewers agree, by check and by rejection reason', async () => {
  answer([{ path: '/biz/company', ages: [5], overdue: 0, days: [] }]);
  const row = { path: '/biz/company', looked: 8, agreed: 6 };
  server.use(
    http.get('*/api/biz/review/agreement', () =>
      HttpResponse.json({
        code: 0,
        data: [
          { ...row, by: 'check', name: 'legalIdCard' },
          { ...row, by: 'reason', name: '营业执照模糊', agreed: 8 },
          { ...row, by: 'reason', name: '校名有误', path: '/biz/school' },
        ],
      }),
    ),
  );
  await signInAs();
  await renderPage(<ReviewLoadPage />);
  const table = await screen.findByRole('table', { name: '复核一致性' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['依据复核数一致一致率', '核验未通过：法人身份证号8675%', '驳回原因：营业执照模糊88100%']);
});

it('the table of second reviews translates the check names of the member certification queue', async () => {
  answer([{ path: '/biz/memberCert', ages: [5], overdue: 0, days: [] }]);
  const data = ['sameCertificate', 'validUntil', 'deceit-memberName'].map((name) => ({
    path: '/biz/memberCert',
    by: 'check',
    name,
    looked: 8,
    agreed: 6,
  }));
  server.use(http.get('*/api/biz/review/agreement', () => HttpResponse.json({ code: 0, data })));
  await signInAs();
  await renderPage(<ReviewLoadPage />);
  expect(await screen.findByText('核验未通过：证书编号重复')).toBeVisible();
  expect(screen.getByText('核验未通过：有效期至')).toBeVisible();
  expect(screen.getByText('核验未通过：名称中的特殊字符')).toBeVisible();
});

it('the table of second reviews shows the name of a check rather than the label of the checked field', async () => {
  answer([{ path: '/biz/company', ages: [5], overdue: 0, days: [] }]);
  const data = [{ path: '/biz/company', by: 'check', name: 'creditCode', looked: 1, agreed: 0 }];
  server.use(http.get('*/api/biz/review/agreement', () => HttpResponse.json({ code: 0, data })));
  await signInAs();
  await renderPage(<ReviewLoadPage />);
  expect(await screen.findByText('核验未通过：统一社会信用代码校验位')).toBeVisible();
});

it('the table of second reviews is hidden when the server lacks the endpoint', async () => {
  answer([{ path: '/biz/company', ages: [5], overdue: 0, days: [] }]);
  server.use(http.get('*/api/biz/review/agreement', () => HttpResponse.json({}, { status: 404 })));
  await signInAs();
  await renderPage(<ReviewLoadPage />);
  expect(await screen.findByRole('table', { name: '审核队列' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('复核一致性')).not.toBeInTheDocument());
});
