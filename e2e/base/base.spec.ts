import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs, tokenOf, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { choice, choose, fill, save } from '../support/form';
import { messages } from '../support/notices';
import { rowOf, search, takeAction } from '../support/table';
import { expect, test } from '../support/test';

async function remove(page: Page, name: string) {
  await page.getByRole('button', { name: `更多 ${name}` }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await answer(page, '删除');
}

test('a user adds an occupation below another, moves it, and cannot remove it while a certificate refers to it @full', async ({
  page,
}) => {
  const name = unique('职');
  await openAs(page, demoAccount, '/baseData/occupation?occupationName=商务服务人员');
  await takeAction(page, '新增下级', '租赁和商务服务人员');
  await fill(dialog(page), { 职业名称: '劳动关系协调员', 职业编码: '4-07-03-99' });
  await dialog(page).getByLabel('适用行业').fill('教育');
  await choice(page, '教育 / 教育').click();
  await page.keyboard.press('Escape');
  await expectAccessible(page, '[role="dialog"]');
  await save(dialog(page));
  await expect(dialog(page).getByText('职业名称已存在')).toBeVisible();
  await fill(dialog(page), { 职业名称: name });
  await save(dialog(page));
  await expect(dialog(page)).toHaveCount(0);
  await search(page, { 职业名称: name });
  await expect(rowOf(page, name)).toContainText('4-07-03-99');
  await expect(page.getByRole('button', { name: `新增下级 ${name}` })).toBeDisabled();

  await takeAction(page, '编辑', name);
  await choose(dialog(page), '上级职业', '社会生产服务和生活服务人员 / 居民服务人员');
  await save(dialog(page));
  await expect(dialog(page)).toHaveCount(0);
  await expect(rowOf(page, '居民服务人员')).toBeVisible();

  const headers = { token: await tokenOf(page.request) };
  const rows = (await (await page.request.get('/api/biz/base/occupation/list', { headers })).json()) as {
    data: { id: number; occupationName: string }[];
  };
  const occupationIds = rows.data.filter((row) => row.occupationName === name).map(({ id }) => id);
  const data = { certificateName: name, certificateType: '9', issuer: '测试', status: '0', occupationIds };
  const made = await page.request.post('/api/biz/base/certificate/save', { headers, data });
  const { data: certificate } = (await made.json()) as { data: { id: number } };

  await remove(page, name);
  await expect(messages(page).filter({ hasText: `${name}已分配,不能删除` })).toBeVisible();
  await page.request.post(`/api/biz/base/certificate/remove?ids=${certificate.id}`, { headers });
  await remove(page, name);
  await expect(rowOf(page, name)).toHaveCount(0);

  await page.goto('/baseData/benefitTag?tagName=五险一金');
  await expect(page.getByRole('button', { name: '编辑 五险一金' })).toBeVisible();
  await expect(page.getByRole('button', { name: '删除 五险一金' })).toBeDisabled();
  await takeAction(page, '编辑', '五险一金');
  await expect(dialog(page).getByLabel('标签名称')).toBeDisabled();
});
