import { demoPassword } from '@mocks/demo';
import { openAs } from '../support/backend';
import { expectAccessible } from '../support/axe';
import { rowOf } from '../support/table';
import { expect, test } from '../support/test';

/** A user who manages contests. Their menu has no system area. */
const reader = { username: 'mayan', password: demoPassword };
const TITLE = '11月28日凌晨系统升级';

test('a user without access to the system area reads a notice in the bell and in the inbox @full', async ({ page }) => {
  await openAs(page, reader, '/weclome');
  await page.getByRole('button', { name: /条未读/ }).click();
  await page.getByRole('tooltip').getByRole('button', { name: TITLE, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: TITLE });
  await expect(drawer).toContainText('系统升级，期间无法登录');
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  await page.getByRole('link', { name: '查看全部' }).click();
  await rowOf(page, TITLE).getByRole('button', { name: TITLE, exact: true }).click();
  await expect(page.getByRole('dialog', { name: TITLE })).toContainText('系统升级，期间无法登录');
});
