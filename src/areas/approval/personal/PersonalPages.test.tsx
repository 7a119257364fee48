import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { renderPage, signInAs } from '@/testing/renderPage';
import { creators } from './personal.review';
import { server } from '@/testing/server';
import PersonalDetailPage from './PersonalDetailPage';
import PersonalListPage from './PersonalListPage';

beforeEach(() => signInAs());

it('revealing a masked identity number is recorded in the operation log', async () => {
  const { records } = await creators.api.list({ pageNum: 1, pageSize: 200 });
  const odd = records.find(({ failedChecks }) => failedChecks?.includes('birthday'));
  const list = await renderPage(<PersonalListPage />, `/?auditStatus=all&nickName=${String(odd?.nickName)}`);
  expect(await screen.findByText(/^1\d\d\*{4}\d{4}$/)).toBeVisible();
  list.unmount();

  const { user } = await renderPage(<PersonalDetailPage />, `/approval/personalDetail?id=${String(odd?.id)}`);
  expect(await screen.findByText(String(odd?.idCard))).toBeVisible();
  await user.click(screen.getByLabelText('显示证件号码'));
  const [first, last] = [odd?.idCard.slice(0, 6), odd?.idCard.slice(-4)];
  expect(await screen.findByText(new RegExp(`^${first}\\d{8}${last}$`))).toBeVisible();
  const logs = await request({ url: '/system/operLog/list', params: { title: '查看敏感信息' } });
  expect(JSON.stringify(logs)).toContain(JSON.stringify(`{"id":"${String(odd?.id)}","field":"idCard"}`));
  expect(screen.getByAltText('证件人像面')).toHaveAttribute('src', odd?.idCardFront);
  // The failed check appears twice: in the list of checks and beside the birthday.
  expect(screen.getAllByText('服务端核验未通过')).toHaveLength(2);
});

it('a masked phone number links to other records with the same number', async () => {
  const { records } = await creators.api.list({ pageNum: 1, pageSize: 200 });
  const one = records.find(({ failedChecks }) => failedChecks?.includes('samePhone'));
  const other = records.find(({ id, phone }) => phone === one?.phone && id !== one?.id);
  await renderPage(<PersonalDetailPage />, `/approval/personalDetail?id=${String(one?.id)}`);
  const checks = within(await screen.findByRole('region', { name: '自动核验' }));
  expect(await checks.findByRole('link', { name: String(other?.nickName) })).toBeVisible();
});

it('two certificates with the same name and no number are both shown', async () => {
  const { records } = await creators.api.list({ pageNum: 1, pageSize: 1 });
  const [one = expect.fail('no creator')] = records;
  const certificates = ['/a.svg', '/b.svg'].map((imgUrl) => ({ certificateName: '茶艺师', certNo: null, imgUrl }));
  const data = { ...(await creators.api.get(one.id)), certificates };
  server.use(http.get('*/biz/personal/get/:id', () => HttpResponse.json({ code: 0, data })));
  await renderPage(<PersonalDetailPage />, `/approval/personalDetail?id=${String(one.id)}`);
  expect(await screen.findAllByText('持有证书：茶艺师')).toHaveLength(2);
});
