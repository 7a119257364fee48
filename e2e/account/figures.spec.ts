import { demoAccount, demoPassword } from '@mocks/demo';
import { openAs, tokenOf } from '../support/backend';
import { apiCalls } from '../support/faults';
import { expect, test } from '../support/test';

test('a contest operator sees only the number of contests, and no other figures or activity ranking @full', async ({
  page,
  request,
}) => {
  const operator = { username: 'mayan', password: demoPassword };
  const calls = apiCalls(page);
  await openAs(page, operator, '/weclome');
  const figures = page.getByRole('region', { name: '平台数据' });
  await expect(figures).toContainText('竞赛总数');
  for (const name of ['用户总数', '在线会话', '企业总数']) await expect(figures).not.toContainText(name);
  await expect(page.getByText('操作排行')).toHaveCount(0);
  const width = await figures
    .getByRole('definition')
    .first()
    .evaluate((tile) => tile.parentElement?.clientWidth);
  expect(width).toBeLessThan(400);
  expect(calls.filter((call) => /analysis\/(rank|day)/.test(call))).toEqual([]);

  const token = await tokenOf(request, operator);
  expect((await request.get('/api/analysis/rank-list', { headers: { token } })).status()).toBe(403);
  const answer = await request.get('/api/report/statistics/list', { headers: { token } });
  expect(await answer.text()).not.toContain('userTotal');
});

test('an administrator sees the numbers of users, online sessions and companies @full', async ({ page }) => {
  await openAs(page, demoAccount, '/weclome');
  const figures = page.getByRole('region', { name: '平台数据' });
  for (const name of ['用户总数', '在线会话', '企业总数']) await expect(figures).toContainText(name);
});
