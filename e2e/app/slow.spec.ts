import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { messages, notifications } from '../support/notices';
import { expect, test } from '../support/test';

/* With a CPU four times slower, React renders in slices. Between them, an editor may be created and destroyed. */

test('[row 135] a user opens and fills in rich-text forms on a slow computer without an error message @full', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openAs(page, demoAccount, '/weclome', { DEFAULT_LAYOUT_MODE: 'sidemenu' });
  await expect(page.getByRole('heading', { level: 1, name: '欢迎页' })).toBeVisible();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const said: string[] = [];
  for (const [form, field] of [
    ['/system/noticeAdd', '公告内容'],
    ['/contest/skillTestAdd', '测试说明'],
  ] as const) {
    await page.goto(form);
    await expect(page.getByRole('textbox', { name: field }).first()).toBeVisible({ timeout: 60_000 });
    await page.getByRole('textbox', { name: field }).first().pressSequentially('慢慢写', { delay: 20 });
    await expect(page.getByRole('textbox', { name: field }).first()).toContainText('慢慢写');
    said.push(...(await messages(page).allInnerTexts()), ...(await notifications(page).allInnerTexts()));
  }
  expect(said).toEqual([]);
});
