import type { Page } from '@playwright/test';
import { demoAccount, operatorAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { movedScreens, movedTo, moveMenu } from '../support/movedMenu';
import { expect, test } from '../support/test';

/** Navigates to an address without reloading the page. */
const visit = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });
const content = (page: Page) => page.locator('[data-view]').filter({ visible: true });
/** The visible list of an address. */
const listAt = (page: Page, address: string) =>
  page.locator(`[data-view="${address.replace(/\?.*/, '').replace(/\/\d+$/, '')}"]`).filter({ visible: true });

/** Waits until the page is at a path. Ignores the query. */
const standsAt = (page: Page, address: string) => expect(page).toHaveURL(({ pathname }) => pathname === address);

/** Opens a list and clicks the first link or button in its rows that has this name. */
async function follow(page: Page, list: string, name: RegExp, role: 'link' | 'button' = 'link') {
  await visit(page, list);
  await listAt(page, list).locator('tr[data-row-key]').getByRole(role, { name }).first().click();
}

/** Edits the first record of the visible list, whether the action is a button in the row or an entry of its menu. */
async function editFirst(page: Page, list: string) {
  // The old rows stay visible until the rows for the new filter have loaded.
  await expect(listAt(page, list).locator('section[aria-busy]').first()).toHaveAttribute('aria-busy', 'false');
  const row = listAt(page, list).locator('tr[data-row-key]').first();
  const edit = row.getByRole('button', { name: /^编辑 / });
  const more = row.getByRole('button', { name: /^更多 / });
  await expect(edit.or(more).first()).toBeVisible();
  if (await edit.isVisible()) return edit.click();
  await more.click();
  await page.getByRole('menuitem', { name: '编辑', exact: true }).click();
}

test('every screen of the menu opens at whatever path the server gives it @full', async ({ page }) => {
  test.setTimeout(180_000);
  await moveMenu(page);
  await openAs(page, demoAccount, '/weclome', { DEFAULT_LAYOUT_MODE: 'sidemenu' });
  await expect(heading(page)).toBeVisible();
  expect(movedScreens.length).toBeGreaterThan(70);
  for (const { name, address } of movedScreens) {
    await visit(page, address);
    await expect(heading(page).filter({ hasText: name })).toBeVisible();
    await standsAt(page, address);
    await expect(content(page).getByText(/抱歉|页面出错/)).toHaveCount(0);
  }
});

test('if the server changes the screens’ paths, links between reviews and their lists lead to the new paths @full', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await moveMenu(page);
  await openAs(page, demoAccount, '/weclome');
  await expect(heading(page)).toBeVisible();

  for (const [list, detail] of [
    ['companyAudit', 'companyDetail'],
    ['schoolAudit', 'schoolDetail'],
    ['personalAudit', 'personalDetail'],
    ['courseAudit', 'approvalCourseDetail'],
    ['positionAudit', 'positionDetail'],
  ] as const) {
    await follow(page, movedTo(list), /./);
    await standsAt(page, movedTo(detail));
    await content(page).getByRole('link', { name: '返回列表' }).click();
    await standsAt(page, movedTo(list));
    await follow(page, movedTo(list), /^(审核|查看) /, 'button');
    await standsAt(page, movedTo(detail));
  }
});

test('if the server changes the screens’ paths, the create, edit and cancel buttons lead to the new paths @full', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await moveMenu(page);
  await openAs(page, demoAccount, '/weclome');
  await expect(heading(page)).toBeVisible();

  const forms = [
    ['noticeList', 'noticeAdd', 'noticeEdit', 'system', 'publishStatus=0'],
    ['racingCircular', 'racingCircularAdd', 'racingCircularEdit', 'contest', 'publishStatus=0'],
    ['skillTest', 'skillTestAdd', 'skillTestEdit', 'contest', 'testStatus=0'],
    ['specialTraining', 'specialTrainingForm', 'specialTrainingEdit', 'contest', ''],
    ['competition', 'competitionAdd', 'competitionEdit', 'contest', 'contestStatus=0'],
  ] as const;
  for (const [list, add, edit, area, filter] of forms) {
    await visit(page, movedTo(list));
    await listAt(page, movedTo(list)).getByRole('button', { name: '新建', exact: true }).click();
    await standsAt(page, movedTo(add, area));
    await content(page).getByRole('button', { name: '取消', exact: true }).click();
    await standsAt(page, movedTo(list));
    const answered =
      filter && page.waitForResponse((answer) => answer.url().includes('/list?') && answer.url().includes(filter));
    await visit(page, `${movedTo(list)}?${filter}`);
    await answered;
    await editFirst(page, movedTo(list));
    await standsAt(page, movedTo(edit, area));
    await expect(page).toHaveURL(/\?id=\d/);
    await expect(content(page).getByRole('textbox').first()).not.toHaveValue('');
    await content(page).getByRole('button', { name: '取消', exact: true }).click();
    await standsAt(page, movedTo(list));
  }
});

test('detail pages, process node settings and personal pages open at the new paths if the server changes the screens’ paths @full', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await moveMenu(page);
  await openAs(page, demoAccount, '/weclome');
  await expect(heading(page)).toBeVisible();

  for (const [list, detail, area] of [
    ['noticeList', 'noticeDetail', 'system'],
    ['racingCircular', 'racingCircularDetail', 'contest'],
    ['skillTest', 'skillTestDetail', 'contest'],
    ['BiographicalNotes', 'resumeInfo', 'resume'],
  ] as const) {
    await follow(page, movedTo(list), /./);
    await standsAt(page, movedTo(detail, area));
    await content(page).getByRole('link', { name: '返回列表' }).click();
    await standsAt(page, movedTo(list));
  }

  await follow(page, movedTo('procDefList'), /^节点配置 /, 'button');
  await standsAt(page, movedTo('procDefNode'));
  await content(page).getByRole('link', { name: '返回列表' }).click();
  await standsAt(page, movedTo('procDefList'));

  for (const key of ['center', 'base', 'custom', 'binding', 'notification']) {
    await visit(page, movedTo('workplace'));
    // Waits for the parts that load later, because they would move the link away from the mouse.
    await expect(content(page).getByRole('link', { name: '查看全部' })).toBeVisible();
    await content(page)
      .locator(`a[href="${movedTo(key, 'account')}"]`)
      .last()
      .click();
    await standsAt(page, movedTo(key, 'account'));
  }
});

test('a list’s path can end with the page number, even on page 1; a page number that is too high opens page 1 @full', async ({
  page,
}) => {
  await moveMenu(page);
  await openAs(page, demoAccount, '/people/3');
  const previous = content(page).getByRole('button', { name: '上一页' });
  await expect(previous).toBeEnabled();
  await content(page).getByRole('listitem', { name: '1', exact: true }).click();
  await expect(page).toHaveURL(/\/people\/1$/);
  await expect(previous).toBeDisabled();
  await page.goBack();
  await expect(page).toHaveURL(/\/people\/3$/);

  await visit(page, '/people/3?loginName=zhujie');
  await expect(page).toHaveURL(/\/people\/1\?loginName=zhujie$/);
  await expect(content(page).locator('tr[data-row-key]')).not.toHaveCount(0);
  await visit(page, '/people/3?loginName=nobodyhasthisname');
  await expect(page).toHaveURL(/\/people\/1\?loginName=nobodyhasthisname$/);
  const steps = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        const replace = history.replaceState.bind(history);
        history.replaceState = (...args) => {
          count += 1;
          replace(...args);
        };
        setTimeout(() => resolve(count), 1500);
      }),
  );
  expect(steps).toBe(0);
});

test('users without access to the contest area cannot open the area’s forms and detail pages by their addresses @full', async ({
  page,
}) => {
  await openAs(page, operatorAccount, '/weclome');
  await expect(heading(page)).toBeVisible();
  for (const address of ['/contest/competitionAdd', '/contest/skillTestEdit?id=1', '/contest/skillTestDetail?id=1']) {
    await visit(page, address);
    await standsAt(page, '/403');
    await page.goto('/weclome');
    await expect(heading(page)).toBeVisible();
  }
});
