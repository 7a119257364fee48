import { demoAccount, operatorAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { expect, test } from '../support/test';

test('a lead sees the pending records of each queue, opens a queue, and reads the forecast for a queue as a table', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/approval/reviewLoad');
  const queues = page.getByRole('table', { name: '审核队列' });
  const schools = queues.getByRole('row').filter({ hasText: '学校审核' });
  const waiting = await schools.getByRole('cell').nth(1).innerText();
  await schools.getByRole('link', { name: '学校审核' }).click();
  await expect(page.getByText(`共 ${waiting} 条`).filter({ visible: true })).toBeVisible();

  await page.goBack();
  await page.getByRole('combobox', { name: /查看队列/ }).click();
  await page.getByTitle('课程审核').last().click();
  await page.reload();
  await page.getByRole('button', { name: '以表格查看 课程审核 · 待审数量预测' }).click();
  const forecast = page.getByRole('table', { name: '课程审核 · 待审数量预测' });
  await expect(forecast.getByRole('row')).toHaveCount(29);
});

test('users who are not leads cannot open the page with the workload of the review queues', async ({ page }) => {
  await openAs(page, operatorAccount, '/approval/reviewLoad');
  await expect(page.getByRole('heading', { name: '抱歉，你无权访问该页面' })).toBeVisible();
});
