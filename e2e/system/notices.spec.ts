import { demoAccount, operatorAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { file } from '../support/files';
import { choose, fill, save } from '../support/form';
import { rowOf, takeAction } from '../support/table';
import { expect, test } from '../support/test';

test('a scheduled notice is hidden from its readers; once published, it appears in their bell with its attachment @full', async ({
  page,
  browser,
}) => {
  const title = unique('公告');
  await openAs(page, demoAccount, '/system/noticeList');
  await page.getByRole('button', { name: '新建', exact: true }).click();
  // The list stays visible until the form has loaded, and has a filter with the same label.
  await fill(page.getByRole('region', { name: '新增公告' }), { 公告标题: title });
  await choose(page, '通知对象', '后台用户');
  await page.getByRole('textbox', { name: '公告内容' }).click();
  await page.keyboard.type('请各位同事知悉');
  await page.locator('input[type=file]').last().setInputFiles(file('说明.txt', '附件'));
  await expect(page.getByText('说明.txt 上传成功')).toBeAttached();
  await expectAccessible(page, 'form');
  await save(page);
  await expect(page).toHaveURL(/noticeList/);

  const publish = async () => {
    await takeAction(page, '发布', title);
  };
  await publish();
  await dialog(page).getByText('定时发布').click();
  await fill(dialog(page), { 发布时间: '2099-01-01 08:00:00' });
  await page.keyboard.press('Tab');
  await answer(page, '定时发布');
  await expect(rowOf(page, title)).toContainText('定时发布');

  const reader = await (await browser.newContext()).newPage();
  await openAs(reader, operatorAccount, '/weclome', { lang: 'zh-CN' });
  await reader.getByRole('button', { name: /^通知/ }).click();
  await expect(
    reader
      .getByRole('listitem')
      .filter({ has: reader.locator('time') })
      .first(),
  ).toBeVisible();
  await expect(reader.getByRole('link', { name: title })).toHaveCount(0);

  await takeAction(page, '撤回', title);
  await dialog(page).getByRole('button', { name: '撤回' }).click();
  await expect(rowOf(page, title)).toContainText('已撤回');
  await publish();
  await answer(page, '发布');
  await expect(rowOf(page, title)).toContainText('已发布');
  await reader.reload();
  await reader.getByRole('button', { name: /^通知/ }).click();
  await reader.getByRole('banner').getByRole('link', { name: title }).click();
  await expect(reader.getByText('请各位同事知悉')).toBeVisible();
  await reader.getByRole('button', { name: /说明\.txt/ }).click();
  await expect(dialog(reader)).toContainText('附件');
  await reader.context().close();
});
