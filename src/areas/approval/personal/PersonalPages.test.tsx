import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { renderPage, signInAs } from '@/testing/renderPage';
import { creators } from './personal.api';
import PersonalDetailPage from './PersonalDetailPage';
import PersonalListPage from './PersonalListPage';

beforeEach(() => signInAs());

it('the list masks phones; the page shows the whole number when asked, which is logged, and what does not agree', async () => {
  const { records } = await creators.api.list({ pageNum: 1, pageSize: 200 });
  const all = await Promise.all(records.slice(0, 60).map(({ id }) => creators.api.get(id)));
  const odd = all.find(({ birthday, idCard }) => birthday === '1990-01-01' && !idCard.includes('19900101'));
  const list = await renderPage(<PersonalListPage />, `/?auditStatus=all&nickName=${String(odd?.nickName)}`);
  expect(await screen.findByText(/^1\d\d\*{4}\d{4}$/)).toBeVisible();
  list.unmount();

  const { user } = await renderPage(<PersonalDetailPage />, `/approval/personalDetail?id=${String(odd?.id)}`);
  await user.click(await screen.findByLabelText('显示证件号码'));
  expect(await screen.findByText(String(odd?.idCard))).toBeVisible();
  const logs = await request({ url: '/system/operLog/list', params: { title: '查看敏感信息' } });
  expect(JSON.stringify(logs)).toContain(JSON.stringify(`{"id":"${String(odd?.id)}","field":"idCard"}`));
  expect(screen.getByAltText('证件人像面')).toHaveAttribute('src', odd?.idCardFront);
  expect(screen.getAllByText(/^不一致，证件号码为 \d{4}-\d\d-\d\d$/)).toHaveLength(2);
});
