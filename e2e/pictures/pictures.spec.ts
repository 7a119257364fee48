import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { keep } from '../support/backend';
import { looks } from './looks';
import { places } from './places';

/** The pictures of README, by screen: in which look each is shown. */
const README: Readonly<Record<string, readonly string[]>> = {
  weclome: ['wide-light', 'wide-dark', 'phone-light'],
  companyAudit: ['phone-light'],
  companyDetail: ['wide-light'],
  user: ['wide-dark'],
};
const folder = join(import.meta.dirname, '../../docs/pictures');

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-20T12:00:00+08:00')));

for (const { name, address } of places)
  test(`${name} looks as it did`, async ({ page }, { project }) => {
    const look = looks.find((one) => one.name === project.name) ?? looks[0];
    await keep(page, {
      DEFAULT_THEME: look.theme,
      lang: look.language,
      TOUR_SEEN: true,
      ...(name !== 'signIn' && { 'Access-Token': process.env.PICTURES_TOKEN }),
    });
    await page.goto(address);
    await atRest(page);
    await expect(page).toHaveScreenshot(`${name}.png`);
    if (process.env.README_PICTURES && README[name]?.includes(look.name)) await forReadme(page, `${name}-${look.name}`);
  });

/** Until everything that is fetched is there, and the focus is nowhere. */
async function atRest(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const busy = page.locator('[aria-busy="true"], .ant-skeleton, .ant-spin-spinning').filter({ visible: true });
  await expect(busy).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
}

/** Takes the picture once more as WebP, which is a third of a PNG and what GitHub shows. */
async function forReadme(page: Page, name: string) {
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 78 });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
}
