import { demoAccount } from '@mocks/demo';
import { makeAccount, openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { expect, test } from '../support/test';

/** A company that no other journey uses. */
const ADDRESS = '/approval/companyDetail?id=1041';

test('two people discuss a company in its notes, and the author edits and removes a note @full', async ({
  page,
  browser,
  allow,
}) => {
  const other = await makeAccount(page.request);
  await openAs(page, demoAccount, ADDRESS);
  const notes = page.getByRole('region', { name: '备注', exact: true });
  const field = notes.getByRole('textbox', { name: '备注内容' });

  // In the field, the shortcut keys of the review only type letters. The other user is selected from the suggestions.
  await field.pressSequentially(`ark? @${other.username.slice(0, 8)}`);
  await expect(field).toHaveValue(/^ark\? @/);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('menuitem', { name: other.username }).click();
  await expect(field).toHaveValue(`ark? @${other.username} `);

  // The text is kept when the server fails, and also when the user opens another record and returns.
  allow('500 (Internal Server Error)');
  await page.route('**/api/biz/note/save', (route) => route.fulfill({ status: 500, json: { code: 500 } }), {
    times: 1,
  });
  await field.press('Control+Enter');
  await expect(notes.getByRole('alert').first()).toContainText('500');
  await expect(field).toHaveValue(`ark? @${other.username} `);
  await page.reload();
  await expect(field).toHaveValue(`ark? @${other.username} `);
  await field.press('Control+Enter');
  await expect(notes.getByRole('listitem')).toContainText(`ark? @${other.username}`);
  await expect(field).toHaveValue('');

  // The other user reads the notice, opens the record, and replies.
  const second = await (await browser.newContext()).newPage();
  await openAs(second, other, '/weclome');
  await second.getByRole('button', { name: /通知/ }).first().click();
  await second
    .getByRole('link', { name: /^系统管理员在备注中提到了您/ })
    .first()
    .click();
  const record = second.getByRole('link', { name: '查看记录' });
  await expect(record).toHaveAttribute('href', ADDRESS);
  await second.goto(ADDRESS);
  const theirs = second.getByRole('region', { name: '备注', exact: true });
  await theirs.getByRole('textbox', { name: '备注内容' }).fill('营业执照没有问题');
  await theirs.getByRole('button', { name: '添加备注' }).click();
  await expect(theirs.getByRole('listitem').first()).toContainText('营业执照没有问题');
  await expect(theirs.getByRole('listitem').nth(1).getByRole('button', { name: '编辑' })).toHaveCount(0);

  // The author edits the first note, whose earlier text stays readable. Then the author removes the note.
  await page.reload();
  const own = notes.getByRole('list').first().locator('> li').nth(1);
  await own.getByRole('button', { name: '编辑' }).click();
  await own.getByRole('textbox', { name: '编辑备注' }).fill('已确认');
  await own.getByRole('button', { name: '保存' }).click();
  await own.getByText(/^已编辑/).click();
  await expect(own.getByRole('list', { name: '修改前的内容' })).toContainText(`ark? @${other.username}`);
  await own.getByRole('button', { name: '删除' }).click();
  await dialog(page).getByRole('button', { name: '删除' }).click();
  await expect(own).toContainText('系统管理员删除了一条备注');
  await expect(own).not.toContainText('已确认');
  await second.context().close();
});
