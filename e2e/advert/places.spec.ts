import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { picture } from '../support/files';
import { choose, save } from '../support/form';
import { expect, test } from '../support/test';

test('a user crops a picture for one advertising slot, and must upload it again for a slot of another shape @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/advert/advertList');
  await page.getByRole('button', { name: '新建' }).click();
  const form = dialog(page);
  await expect(form.getByText('请先选择广告位').first()).toBeVisible();
  await expect(form.getByLabel('广告图片')).toBeDisabled();
  await choose(form, '广告位', '启动页');
  await expect(form.getByText('建议尺寸 1080 × 1920 像素，其他比例会先裁切')).toBeVisible();
  await form.getByLabel('广告图片').setInputFiles(picture('square.png'));
  await answer(page, '使用这张图片');
  await expect(form.getByRole('region', { name: '效果预览' }).getByRole('img', { name: '广告图片' })).toBeVisible();
  await choose(form, '广告位', 'PC首页轮播');
  await save(form);
  await expect(form.getByText('图片是按另一广告位的尺寸裁切的，请重新上传')).toBeVisible();
});
