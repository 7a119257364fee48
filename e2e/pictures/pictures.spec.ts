import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { keep } from '../support/backend';
import { loadingIn, quietOf } from '../support/quiet';
import { looks } from './looks';
import { places } from './places';

/** The pictures for README, by screen, and the looks in which to take each. */
const README: Readonly<Record<string, readonly string[]>> = {
  weclome: ['wide-light', 'wide-dark', 'phone-light'],
  companyAudit: ['phone-light'],
  companyDetail: ['wide-light'],
  user: ['wide-dark'],
};
const folder = join(import.meta.dirname, '../../docs/pictures');

test('at least 40 screens have a stored picture', () => expect(places.length).toBeGreaterThanOrEqual(40));

// One browser for all pictures of a look, because its cache makes visits three times as fast.
let page: Page;
let quietFor: () => number;
test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  quietFor = quietOf(page);
  // Visits change nothing: a notice marked as read would be missing in the next picture.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { code: 0, data: null } }) : route.fallback(),
  );
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+08:00'));
});
test.afterAll(() => page.context().close());

for (const { name, address } of places)
  test(`the screen ${name} matches its stored picture`, async () => {
    const { project } = test.info();
    const look = looks.find((one) => one.name === project.name) ?? looks[0];
    await keep(page, {
      DEFAULT_THEME: look.theme,
      lang: look.language,
      TOUR_SEEN: true,
      ...(name !== 'signIn' && { 'Access-Token': process.env.PICTURES_TOKEN }),
    });
    await page.goto(address);
    await atRest();
    if (name !== 'notFound') await expect(page.getByRole('heading', { name: /^40[34]$/ })).toHaveCount(0);
    await expect(page).toHaveScreenshot(`${name}.png`);
    if (process.env.README_PICTURES && README[name]?.includes(look.name)) await forReadme(`${name}-${look.name}`);
  });

/** Waits until everything has loaded and nothing changes any more. */
async function atRest() {
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeVisible();
  const busy = loadingIn(page);
  const loading = page.getByText(/^(正在加载|Loading)…$/).filter({ visible: true });
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await page.locator('body').innerText();
        return last === before && quietFor() > 700 && (await busy.or(loading).count()) === 0;
      },
      { intervals: [300] },
    )
    .toBe(true);
  await page.evaluate(() => document.fonts.ready);
}

/** Takes the picture again as WebP for GitHub, which is a third of the size of a PNG. */
async function forReadme(name: string) {
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 78 });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
}
