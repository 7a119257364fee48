import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { openTab, rowOf } from '../support/table';
import { expect, test } from '../support/test';

test('a user approves a certification, revokes it with a reason, and rejects another with a reason @full', async ({
  page,
}) => {
  const word = test.info().retry % 2 === 0 ? '远帆' : '近舟';
  const [group, creator] = [`${word}教育集团`, `${word}创作者`];
  const list = `/member/memberCert?memberName=${encodeURIComponent(word)}`;
  await openAs(page, demoAccount, list);
  await page.getByRole('link', { name: new RegExp(group) }).click();
  await expect(page.getByText('自动核验')).toBeVisible();
  await expect(page.getByText(/^第 \d \/ 2 条/)).toBeVisible();
  await expectAccessible(page);
  // In a browser with a PDF viewer, the letter is displayed beside the claim, under the production policy.
  await page.getByText('授权委托书', { exact: true }).click();
  await expect(page.getByRole('link', { name: '在新窗口打开' })).toBeVisible();
  const viewers = (await page.evaluate(() => navigator.pdfViewerEnabled)) ? 1 : 0;
  await expect(page.locator('iframe[title="授权委托书"]')).toHaveCount(viewers);
  const shown = () => Math.min(page.frames().filter((frame) => frame.url().startsWith('blob:')).length, 1);
  await expect.poll(shown).toBe(viewers);

  await page.getByRole('button', { name: '通过', exact: true }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: group })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toContainText(creator);
  await page.keyboard.press('r');
  await page.getByRole('button', { name: '缺少公章或签字' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: creator })).toBeVisible();
  await page.getByRole('link', { name: '返回列表', exact: true }).click();

  // A decision is sent after ten seconds.
  await openTab(page, /^审核驳回/);
  await expect(rowOf(page, creator)).toBeVisible();
  await openTab(page, /^审核通过/);
  await rowOf(page, group)
    .getByRole('button', { name: /^撤销认证/ })
    .click();
  await dialog(page).getByRole('button', { name: '发证机构已撤销该证书' }).click();
  await dialog(page).getByRole('button', { name: '撤销认证' }).click();
  // The revocation is sent after ten seconds.
  await expect(rowOf(page, group)).toHaveCount(0);
  await openTab(page, /^已撤销/);
  await expect(rowOf(page, group)).toBeVisible();
});
