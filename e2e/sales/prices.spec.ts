import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { fill } from '../support/form';
import { expect, test } from '../support/test';

test('a negative price stays in its field and is refused with a message @full', async ({ page }) => {
  await openAs(page, demoAccount, '/sales/price');
  await page.getByRole('button', { name: '新建' }).click();
  await fill(dialog(page), { '单价（元）': '-5' });
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByText('金额不能小于 0.00')).toBeVisible();
  await expect(dialog(page).getByLabel('单价（元）')).toHaveValue('-5.00');
});

test('all prices share one timeline scale, and the current price of each group is highlighted @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/sales/price');
  await page.getByRole('button', { name: '价格时间轴' }).click();
  const lines = dialog(page).getByRole('region');
  await expect(lines.first()).toBeVisible();
  expect(await lines.count()).toBeGreaterThan(2);
  // All groups are drawn up to the same day, so that the years are exactly below each other.
  const years = await lines.evaluateAll((all) =>
    all.map((line) =>
      [...line.querySelectorAll('[aria-hidden="true"] > span')]
        .filter(({ textContent }) => /^\d{4}$/.test(textContent))
        .map((year) => `${year.textContent} ${Math.round(year.getBoundingClientRect().x)}`)
        .join(', '),
    ),
  );
  expect(years[0]).not.toBe('');
  expect(new Set(years).size).toBe(1);
  const current = dialog(page).getByRole('listitem').filter({ hasText: '现价' });
  expect(await current.count()).toBeGreaterThan(0);
  const weight = await current.first().evaluate((item) => getComputedStyle(item).fontWeight);
  const others = dialog(page).getByRole('listitem').filter({ hasNotText: '现价' });
  const [own, other] = await Promise.all([current.first().evaluate(barColour), others.first().evaluate(barColour)]);
  expect(own, `weight ${weight}`).not.toBe(other);
});

/** Runs in the page: returns the color of a price's bar. */
function barColour(item: Element) {
  const bar = item.querySelector('[aria-hidden="true"] > span');
  return bar ? getComputedStyle(bar).backgroundColor : '';
}
