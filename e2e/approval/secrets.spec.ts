import { readFileSync } from 'node:fs';
import { demoAccount } from '@mocks/demo';
import { makeAccount, openAs, tokenOf } from '../support/backend';
import { dialog } from '../support/dialog';
import { rowOf } from '../support/table';
import { expect, test } from '../support/test';

/* Calculated by hand, from the seeds. The card of creator 1 (3002) is 6222 + 000000009153 (7,919 + 1,234) + 001,
   nineteen digits; the mask shows four at each end. The creator's phone is 139 0000 5537 (1,501 · 37 = 55,537). The
   legal person of company 27 (1028) was born on 1989-04-01 in district 110108 as number 551 of that day. The
   weighted sum of these seventeen digits is 242, and 242 mod 11 = 0 makes the last digit 1. */
const CARD = '6222000000009153001';
const ID_CARD = '110108198904015511';

test('bank card and phone numbers are masked in list, review and print, and every reveal is logged @full', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const reader = await makeAccount(page.request);
  await openAs(page, reader, '/approval/personalAudit?phone=13900005537');
  await expect(page.locator('tr[data-row-key]').first()).toContainText('139****5537');
  await expect(page.getByRole('table').filter({ visible: true })).not.toContainText('13900005537');

  await page.goto('/approval/personalDetail?id=3002');
  const article = page.getByRole('article');
  await expect(article).toContainText('6222***********3001');
  await expect(article).toContainText('139****5537');
  await page.getByRole('button', { name: '显示银行卡号' }).click();
  await expect(article.getByText(CARD)).toBeVisible();
  // Only one field is revealed: the phone stays masked, also in print.
  await expect(article).toContainText('139****5537');
  await page.emulateMedia({ media: 'print' });
  await expect(article).toContainText('139****5537');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: '复制手机号' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('13900005537');

  const answer = await page.request.get('/api/system/operLog/list', {
    headers: { token: await tokenOf(page.request) },
    params: { operName: reader.username, pageSize: 50 },
  });
  const { data } = (await answer.json()) as { data: { records: { title: string; operParam: string }[] } };
  const asked = data.records.filter(({ title }) => title === '查看敏感信息').map(({ operParam }) => operParam);
  expect(asked.toSorted()).toEqual(['{"id":"3002","field":"bankAccount"}', '{"id":"3002","field":"phone"}']);
});

test('the identity number of a company’s legal representative is masked, and shown on request @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/approval/companyDetail?id=1028');
  const article = page.getByRole('article');
  await expect(article).toContainText('110108********5511');
  await page.getByRole('button', { name: '显示法人身份证号' }).click();
  await expect(article.getByText(ID_CARD)).toBeVisible();
});

test('phone numbers of colleagues are masked in list and export, and are revealed one at a time @full', async ({
  page,
}) => {
  const [one, other] = await Promise.all([makeAccount(page.request), makeAccount(page.request)]);
  const hidden = ({ mobile }: { mobile: string }) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
  await openAs(page, demoAccount, `/system/user?loginName=${one.username}`);
  const row = rowOf(page, one.username);
  await expect(row).toContainText(hidden(one));
  await row.getByRole('button', { name: `显示手机号码 ${hidden(one)}` }).click();
  await expect(row).toContainText(one.mobile);
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await dialog(page).getByText('CSV (.csv)').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: '开始导出' }).click(),
  ]);
  // Exports stay masked even for numbers revealed in the list, because a file can be passed on.
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain(`"${hidden(one)}"`);
  expect(text).not.toContain(one.mobile);

  await page.goto(`/system/user?loginName=${other.username}`);
  await expect(rowOf(page, other.username)).toContainText(hidden(other));
  await page.goto('/system/contacts?name=林嘉怡');
  const contact = rowOf(page, '林嘉怡');
  await expect(contact).toContainText('138****8001');
  await contact.getByRole('button', { name: '显示电话 138****8001' }).click();
  await expect(contact).toContainText('13800138001');
});
