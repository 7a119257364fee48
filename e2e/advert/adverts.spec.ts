import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs, tokenOf, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { choose, fill, save } from '../support/form';
import { picture } from '../support/files';
import { moveBy } from '../support/login';
import { messages } from '../support/notices';
import { rowOf } from '../support/table';
import { expect, test } from '../support/test';

test('a user previews an advert while writing it, moves it up with the keyboard and takes it offline @full', async ({
  page,
}) => {
  const [name, other] = [unique('广告'), unique('旧广告')];
  const headers = { token: await tokenOf(page.request) };
  const data = { advertName: other, advertPosition: '3', imgUrl: '/logo.svg', linkType: '0', status: '0', sort: 900 };
  const times = { startTime: '2026-01-01 00:00:00', endTime: '2036-01-01 00:00:00' };
  await page.request.post('/api/biz/advert/save', { headers, data: { ...data, ...times } });

  await openAs(page, demoAccount, '/advert/advertList?advertPosition=3');
  await page.getByRole('button', { name: '新建' }).click();
  const form = dialog(page);
  const preview = form.getByRole('region', { name: '效果预览' });
  await expect(preview).toContainText('请先选择广告位');
  await fill(form, { 广告名称: name, 排序: '901' });
  await choose(form, '广告位', '启动页');
  await expect(preview).toContainText('1080 × 1920');
  await form.getByLabel('广告图片').setInputFiles(picture('splash.png'));
  await expect(dialog(page)).toContainText('裁剪图片');
  await answer(page, '使用这张图片');
  await expect(preview.getByRole('img', { name: '广告图片' })).toBeVisible();
  await choose(form, '跳转类型', '外部链接');
  await fill(form, { 跳转链接: 'javascript:alert(1)' });
  await form.getByPlaceholder('开始日期').fill('2026-01-01 00:00:00');
  await form.getByPlaceholder('结束日期').fill('2036-01-01 00:00:00');
  await page.keyboard.press('Enter');
  await expect(preview).toContainText('投放中');
  await save(form);
  await expect(form.getByText('请输入正确的网址')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await fill(form, { 跳转链接: 'https://www.example.com' });
  await save(form);
  await expect(rowOf(page, name)).toContainText('投放中');

  await page.getByRole('button', { name: '调整顺序' }).click();
  const items = dialog(page).getByRole('listitem').filter({ hasText: '广告' });
  await expect(items.filter({ hasText: name })).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: `移动 ${name}` })
    .focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`已拿起 ${name}`)).toBeAttached();
  await moveBy(page, 'ArrowUp', `${name} 移到第`);
  await page.keyboard.press('Space');
  await expect(messages(page).filter({ hasText: '顺序已保存' })).toBeVisible();
  await expect(dialog(page).getByText(new RegExp(`^(${name}|${other})$`))).toHaveText([name, other]);
  await expectAccessible(page, '[role="dialog"]');
  await dialog(page)
    .getByRole('button', { name: /关闭|Close/ })
    .click();

  await page.getByRole('button', { name: `下线 ${name}` }).click();
  await answer(page, '下线');
  await expect(rowOf(page, name)).toContainText('已下线');
});
