import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs, tokenOf, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { picture } from '../support/files';

const SETTING = '/api/system/operator/setting';

/**
 * Changes the title only in this page, because parallel tests read the system's name. All other settings reach the
 * database.
 */
async function keepTitleHere(page: Page) {
  let title: string | undefined;
  await page.route(`**${SETTING}/update`, async (route) => {
    const { sysTitle, ...rest } = route.request().postDataJSON() as { sysTitle: string };
    title = sysTitle;
    await route.continue({ postData: JSON.stringify(rest) });
  });
  await page.route(`**${SETTING}/info`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...(title && { sysTitle: title }) } } });
  });
}

test('title, logo and footer follow the system settings as soon as they are saved @full', async ({ page }) => {
  const token = await tokenOf(page.request);
  const { data: before } = (await (await page.request.get(`${SETTING}/info`)).json()) as { data: object };
  const name = unique('运营');
  await keepTitleHere(page);
  await openAs(page, demoAccount, '/system/appSetting');
  try {
    await page.getByLabel('系统名称').fill(name);
    await page.getByLabel('备案号').fill(`${name}号`);
    await page.getByLabel('系统LOGO').setInputFiles(picture('logo.png'));
    await expect(dialog(page)).toContainText('裁剪图片');
    await expectAccessible(page, '[role="dialog"]');
    await answer(page, '使用这张图片');
    const logo = page.getByAltText('已上传的图片').first();
    await expect(logo).toHaveAttribute('src', /^\/api\/system\/dfs\/file\//);
    const address = (await logo.getAttribute('src')) ?? '';
    await expectAccessible(page, 'main');
    await page.getByRole('button', { name: '保存', exact: true }).click();

    await expect(page).toHaveTitle(`应用设置 – ${name}`);
    await expect(page.getByRole('banner')).toContainText(name);
    await expect(page.getByRole('contentinfo')).toContainText(`${name}号`);
    await expect(page.getByRole('banner').locator(`img[src="${address}"]`)).toBeVisible();
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', address);

    await page.reload();
    await expect(page.getByLabel('备案号')).toHaveValue(`${name}号`);
    await expect(page.getByRole('banner').locator(`img[src="${address}"]`)).toBeVisible();
  } finally {
    await page.request.post(`${SETTING}/update`, { headers: { token }, data: before });
  }
});
