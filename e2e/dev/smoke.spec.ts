import { signIn } from '../support/login';
import { expect, test } from '../support/test';

test('npm run dev: a worker in the browser serves as the backend, and the list of users is shown @full', async ({
  page,
}) => {
  await signIn(page);
  // The development server compiles each screen when it is first requested.
  await expect(page).toHaveURL(/\/weclome$/, { timeout: 60_000 });
  // A newly started server reloads the page once when it discovers libraries to bundle, which closes the panel.
  await expect(async () => {
    await page.mouse.move(700, 500);
    await page.getByRole('menuitem', { name: '更多' }).hover();
    await page.getByRole('button', { name: '系统管理', exact: true }).hover({ timeout: 5000 });
    await page.getByRole('link', { name: '用户管理' }).click({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });
  await expect(page.getByText('共 57 条')).toBeVisible({ timeout: 60_000 });
});
