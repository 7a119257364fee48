import { demoAccount } from '@mocks/demo';
import { makeAccount, tokenOf } from '../support/backend';
import { dialog } from '../support/dialog';
import { deskTest, pageOf } from '../support/installation';
import { rowOf, takeAction } from '../support/table';
import { expect } from '../support/test';

/* Ann and Ben change a price, and the auditor wants to know who did it. This test has its own backend. */

const test = deskTest();
const PRICE = `简历下载${new Date().getFullYear()}`;
const LIST = `/sales/price?priceName=${PRICE}`;

test('two people change a price; its history names both people, and a user restores an earlier price in the form @full', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const ben = await makeAccount(request, { loginName: 'ben', userName: 'Ben', roleIds: [1] });
  const save = async (token: string, unitPrice: number) => {
    const answer = await request.post('/api/biz/price/update', { headers: { token }, data: { id: 7, unitPrice } });
    expect(await answer.json()).toMatchObject({ code: 0 });
  };
  await save(await tokenOf(request), 88);
  await save(await tokenOf(request, ben), 66);

  const page = await pageOf(browser, demoAccount, LIST);
  await expect(rowOf(page, PRICE)).toContainText('66.00');
  await takeAction(page, '历史', PRICE);
  const entries = dialog(page).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('Ben');
  await expect(entries.first().getByRole('row', { name: /^单价/ })).toContainText(/88\.00.*66\.00/);
  await expect(entries.last()).toContainText('系统管理员');

  await entries.last().getByRole('button', { name: '恢复此值 单价（元）' }).click();
  const form = page.getByRole('dialog', { name: `编辑 ${PRICE}` });
  await expect(form.getByText('已填入历史值，保存后生效')).toBeVisible();
  // A colleague changes the price meanwhile. As in any other edit, the form shows both values.
  await save(await tokenOf(request, ben), 77);
  await form.getByRole('button', { name: '保存' }).click();
  const conflict = page.getByRole('dialog', { name: '您编辑期间，这条记录已被他人修改' });
  await conflict.getByRole('radio', { name: /^保留我的/ }).check();
  await conflict.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功').first()).toBeVisible();
  await expect(rowOf(page, PRICE)).not.toContainText('77.00');

  await page.goto('/system/log/oper?title=价格');
  await page
    .getByRole('button', { name: /^查看 / })
    .first()
    .click();
  await expect(dialog(page).getByRole('row', { name: /^单价/ })).toContainText(/77\.00|77/);
});
