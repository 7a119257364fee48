import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { makeAccount, openAs, tokenOf } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { expectNoSidewaysScroll } from '../support/probes';
import { expect, test } from '../support/test';

/* Two passed companies with the same credit code. The first one is older and is kept. */
const [KEPT, GONE] = [1024, 1012];

interface Company {
  companyName: string;
  shortName: string;
  auditLogs: unknown;
}

/** Sends a call as a user and returns the server's answer. */
async function call<T>(page: Page, path: string, data?: object, token?: string) {
  const headers = { token: token ?? (await tokenOf(page.request)) };
  const response = data
    ? await page.request.post(`/api${path}`, { headers, data })
    : await page.request.get(`/api${path}`, { headers });
  return (await response.json()) as { code: number; msg: string; data: T };
}

const get = async (page: Page, id: number) => (await call<Company>(page, `/biz/company/get/${id}`)).data;

/** Returns both companies and their positions and courses, without the history. */
async function everything(page: Page) {
  const rows = async (path: string, owner: string) => {
    const { data } = await call<{ records: Record<string, unknown>[] }>(page, `${path}/list?pageSize=1000`);
    return data.records
      .filter((row) => row[owner] === KEPT || row[owner] === GONE)
      .map(({ id, ...row }) => [id, row[owner]]);
  };
  const plain = async (id: number) => ({ ...(await get(page, id)), auditLogs: undefined });
  return {
    companies: [await plain(KEPT), await plain(GONE)],
    positions: await rows('/biz/position', 'companyId'),
    courses: await rows('/biz/course', 'ownerId'),
  };
}

test('a reviewer merges a duplicate; an undo restores both records and keeps a colleague’s later edit', async ({
  page,
}) => {
  const before = await everything(page);
  const [kept, gone] = [await get(page, KEPT), await get(page, GONE)];
  await openAs(page, demoAccount, `/approval/companyDetail?id=${GONE}`);
  await page.getByRole('link', { name: `与“${kept.companyName}”合并` }).click();
  await expect(page.getByRole('radio', { name: `保留此记录 ${kept.companyName} ${KEPT}` })).toBeChecked();
  const shortName = page.getByRole('radio', { name: `企业简称：采用“${gone.companyName}”的值` });
  await page.getByRole('radio', { name: `企业简称：采用“${kept.companyName}”的值` }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(shortName).toBeChecked();
  await expect(page.getByRole('region', { name: '将转移的数据' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // A colleague disables the account of the kept company.
  const colleague = await tokenOf(page.request, await makeAccount(page.request));
  await call(page, '/biz/company/status', { id: KEPT, status: '1' }, colleague);
  const merge = async () => {
    await page.getByRole('button', { name: '合并', exact: true }).click();
    const question = dialog(page, `将“${gone.companyName}”并入“${kept.companyName}”？`);
    await expect(question).toContainText('前可以撤销');
    await answer(page, '合并');
  };
  await merge();
  await expect(page.getByRole('alert').getByText('记录已被他人修改，请确认后重新合并')).toBeVisible();
  await expect(shortName).toBeChecked();
  await merge();
  await expect(page.getByText(`已将“${gone.companyName}”并入“${kept.companyName}”`)).toBeVisible();

  // The colleague sees one company with the merged values, and for the other one a message that names the company into
  // which it was merged.
  expect((await get(page, KEPT)).shortName).toBe(gone.shortName);
  expect((await call(page, `/biz/company/get/${GONE}`, undefined, colleague)).msg).toBe(`已合并到 ${kept.companyName}`);
  await call(page, '/biz/company/status', { id: KEPT, status: '0' }, colleague);

  await page.getByRole('button', { name: '撤销合并' }).click();
  await answer(page, '撤销合并');
  await expect(page.getByRole('alert').getByText('已撤销合并')).toBeVisible();
  expect(await everything(page)).toEqual(before);
  await page.goto(`/approval/companyDetail?id=${GONE}`);
  await expect(page.getByText('撤销合并').first()).toBeVisible();
});
