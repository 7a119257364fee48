import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { daysSince } from '../support/days';
import { expect, test } from '../support/test';

/* Three certifications of the seeds, none of which is decided here; their ids are higher by 1. Certification 5 expired
   3 + 5 = 8 days before the server started, or 9 if midnight has passed since. Certification 33 has the number of
   certification 9: S, then 4,400,000 + 9·733 = 4,406,597 in ten digits. The name of certification 44 lacks the last
   character of the name in the profile. */

test('a certification shows that it expired eight days ago @full', async ({ page }) => {
  await openAs(page, demoAccount, '/member/memberCert?id=6');
  const check = page.getByRole('region', { name: '自动核验' }).getByText(/逾期 [89] 天/);
  const [, ended = ''] = /已于 (\S+) 过期/.exec(await check.innerText()) ?? [];
  await expect(check).toContainText(`逾期 ${daysSince(ended)} 天`);
  await expect(page.getByText('1 项核验未通过')).toBeVisible();
});

test('a duplicate certificate number and a name that differs from the profile each fail a check @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/member/memberCert?id=34');
  const checks = page.getByRole('region', { name: '自动核验' });
  await expect(page.getByText('S0004406597').first()).toBeVisible();
  await expect(checks).toContainText('另有 1 条相同');
  await expect(page.getByText('1 项核验未通过')).toBeVisible();

  await page.goto('/member/memberCert?id=45');
  const name = (await page.getByRole('heading', { level: 2 }).innerText()).trim();
  await expect(checks.getByText(/^不一致，会员资料为 /)).toBeVisible();
  const [, profile = ''] = /会员资料为 (\S+)/.exec(await checks.innerText()) ?? [];
  expect(name).toContain(profile.slice(0, -1));
  expect(name).not.toContain(profile);
});
