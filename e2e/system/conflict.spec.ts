import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs, tokenOf, unique } from '../support/backend';
import { dialog } from '../support/dialog';
import { fill, save } from '../support/form';
import { search } from '../support/table';
import { expect, test } from '../support/test';

test('two users edit a contact: neither overwrites the other, and if both change a field, the second user chooses a value', async ({
  page,
  browser,
}) => {
  const name = unique('联系人');
  const headers = { token: await tokenOf(page.request) };
  const phone = `138${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const data = { name, phone, duty: '专员', email: 'old@example.com', status: '0' };
  await page.request.post('/api/system/contacts/save', { headers, data });
  const colleague = await (await browser.newContext()).newPage();
  const open = async (who: typeof page) => {
    await openAs(who, demoAccount, '/system/contacts');
    await search(who, { 姓名: name });
    await who.getByRole('button', { name: `编辑 ${name}` }).click();
    await expect(dialog(who, `编辑 ${name}`).getByLabel('职务')).toHaveValue('专员');
  };
  await open(page);
  await open(colleague);

  // The colleague saves a title, then the first user an e-mail. Both are kept.
  await fill(dialog(colleague, `编辑 ${name}`), { 职务: '主管' });
  await save(dialog(colleague, `编辑 ${name}`));
  await expect(dialog(colleague, `编辑 ${name}`)).toHaveCount(0);
  await fill(dialog(page, `编辑 ${name}`), { 邮箱: 'new@example.com' });
  await save(dialog(page, `编辑 ${name}`));
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('主管');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('n***@example.com');

  // Both change the title, so the second user who saves must choose.
  await page.getByRole('button', { name: `编辑 ${name}` }).click();
  const form = dialog(page, `编辑 ${name}`);
  await expect(form.getByLabel('职务')).toHaveValue('主管');
  await colleague.getByRole('button', { name: `编辑 ${name}` }).click();
  await expect(dialog(colleague, `编辑 ${name}`).getByLabel('邮箱')).toHaveValue('new@example.com');
  await fill(dialog(colleague, `编辑 ${name}`), { 职务: '经理' });
  await save(dialog(colleague, `编辑 ${name}`));
  await expect(dialog(colleague, `编辑 ${name}`)).toHaveCount(0);
  await fill(form, { 职务: '总监', 部门: '市场部' });
  await save(form);
  const conflict = dialog(page, '您编辑期间，这条记录已被他人修改');
  await expect(conflict.getByRole('group', { name: '职务' })).toContainText('经理');
  await expectAccessible(page, '[role="dialog"]');
  await conflict.getByRole('button', { name: '两者都看' }).click();
  await expect(form.getByLabel('职务', { exact: true })).toHaveValue('总监');
  await form.getByRole('button', { name: '采用对方的 职务' }).click();
  await save(form);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('经理');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('市场部');
  await colleague.context().close();
});
