import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { makeAccount, tokenOf } from '../support/backend';
import { dialog } from '../support/dialog';
import { pageOf } from '../support/installation';
import { takeAction } from '../support/table';
import { expect } from '../support/test';
import { companies, queueTest as test } from './ownQueue';

/* Two users work on the same queue. Each journey has its own backend with its own pending companies. */

/** The number of pending companies, which are all copies of one without a failed check. */
const WAITING = 200;

test.use({ queue: companies(3) });

const LIST = '/approval/companyAudit';
const heading = (page: Page) => page.getByRole('heading', { level: 2 }).filter({ visible: true });

test.describe('a long queue', () => {
  test.use({ queue: companies(WAITING) });
  test(`two people work through one queue of ${WAITING}: they never have the same record, and each record is decided once @full`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(800_000);
    const other = await makeAccount(request);
    const [ann, ben] = [await pageOf(browser, demoAccount, LIST), await pageOf(browser, other, LIST)];
    /** The users who got each record in the answers to `take`, and the records that were decided. */
    const holders = new Map<string, Set<string>>();
    const decided: string[] = [];
    for (const [name, page] of [
      ['ann', ann],
      ['ben', ben],
    ] as const) {
      page.on('response', async (response) => {
        if (!response.url().endsWith('/biz/company/take')) return;
        const { data } = (await response.json().catch(() => ({}))) as {
          data?: { id: number; reviewerId: number | null };
        };
        const me = name === 'ann' ? 1 : other.userId;
        if (data?.reviewerId !== me) return;
        holders.set(String(data.id), new Set([...(holders.get(String(data.id)) ?? []), name]));
      });
      page.on('request', (request) => {
        if (!request.url().endsWith('/biz/company/audit')) return;
        decided.push(...(request.postDataJSON() as { ids: number[] }).ids.map(String));
      });
    }
    async function workThrough(page: Page) {
      const [over, taken] = [page.getByText(/ · 返回列表$/), page.getByRole('status').filter({ hasText: /处理中$/ })];
      const pass = page.getByRole('button', { name: '通过', exact: true });
      await page.getByRole('link', { name: '排队企业001' }).click();
      for (;;) {
        await expect(pass.or(over).or(taken).first()).toBeVisible();
        if (await over.isVisible()) return;
        const now = await heading(page).innerText();
        await expect(page.getByRole('img', { name: '正在核验' })).toHaveCount(0);
        const isTaken = await taken.isVisible();
        await page.keyboard.press(isTaken ? 'j' : 'a');
        // Pressing a key before the answer to `take` has no effect if a colleague was faster.
        const isOther = heading(page).filter({ hasNotText: now });
        await expect((isTaken ? isOther.or(over) : isOther.or(over).or(taken)).first()).toBeVisible();
      }
    }
    await Promise.all([workThrough(ann), workThrough(ben)]);

    const token = await tokenOf(ann.request);
    const left = async () => {
      const answer = await ann.request.get('/api/biz/company/list?auditStatus=0&pageSize=1', { headers: { token } });
      return ((await answer.json()) as { data: { total: number } }).data.total;
    };
    await expect.poll(left, { timeout: 60_000 }).toBe(0);
    expect([...holders].filter(([, people]) => people.size > 1)).toEqual([]);
    expect(holders.size).toBe(WAITING);
    expect(decided).toHaveLength(WAITING);
    expect(new Set(decided).size).toBe(WAITING);
  });
});

test('a record shows who is reviewing it; the reviewer hands the record to a colleague, who finds and releases it @full', async ({
  browser,
  request,
}) => {
  const other = await makeAccount(request, { userName: '贝同事' });
  const ann = await pageOf(browser, demoAccount, LIST);
  await ann.getByRole('link', { name: '排队企业1' }).click();
  await expect(ann.getByText('您正在处理')).toBeVisible();

  // Ben sees who reviews the record, and cannot decide it. His queue continues with the next free record.
  const ben = await pageOf(browser, other, LIST);
  await expect(ben.getByRole('tab', { name: '未分配 (2)' })).toBeVisible();
  await expect(ben.getByRole('tab', { name: '我的 (0)' })).toBeVisible();
  await ben.getByRole('link', { name: '排队企业1' }).click();
  await expect(ben.getByText('系统管理员 处理中').first()).toBeVisible();
  await expect(ben.getByRole('button', { name: '通过', exact: true })).toHaveCount(0);

  // Ann hands the record over.
  await ann.getByRole('button', { name: '更多 排队企业1' }).click();
  await ann.getByRole('menuitem', { name: '转交' }).click();
  await dialog(ann).getByRole('combobox', { name: '处理人' }).fill('贝同事');
  await ann.getByTitle(/贝同事/).click();
  await dialog(ann).getByRole('button', { name: '转交' }).click();
  await expect(ann.getByRole('alert').getByText('已转交')).toBeVisible();
  await ben.reload();
  await expect(ben.getByText('您正在处理')).toBeVisible();
  await expect(ben.getByRole('button', { name: '通过', exact: true })).toBeVisible();

  await ben.goto('/approval/companyAudit');
  await ben.getByRole('tab', { name: '我的 (1)' }).click();
  await expect(ben.getByRole('link', { name: '排队企业1' })).toBeVisible();
  await takeAction(ben, '释放', '排队企业1');
  await expect(ben.getByRole('alert').getByText('已释放，其他人可以处理')).toBeVisible();
  await expect(ben.getByRole('link', { name: '排队企业1' })).toHaveCount(0);
});
