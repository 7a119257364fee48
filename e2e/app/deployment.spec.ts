import { expect } from '@playwright/test';
import { test } from '../support/test';

/** Answers `/config.js` like an installation with these settings. */
const settings = (config: object) => ({
  contentType: 'text/javascript',
  body: `self.TALENT_DESK = ${JSON.stringify(config)};`,
});

test('an installation can set its own API base, token header and languages @full', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/config.js', (route) =>
    route.fulfill(settings({ apiBase: '/desk-api', tokenHeader: 'x-desk', languages: ['pt-BR', 'zh-TW'] })),
  );
  await page.route('**/desk-api/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: { code: 0, data: { sysTitle: 'Outra mesa' } } });
  });
  await page.goto('/user/login');
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/Outra mesa/);
  expect(asked).toContain('/desk-api/system/operator/setting/info');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});

test('if deployment settings are invalid, the sign-in page shows their names and values, but no form @full', async ({
  page,
}) => {
  await page.route('**/config.js', (route) =>
    route.fulfill(settings({ apiBase: 'http://10.0.0.5', apiTimeout: '60' })),
  );
  await page.goto('/user/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('apiBase: "http://10.0.0.5"')).toBeVisible();
  await expect(page.getByText('apiTimeout: "60"')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
