import type { BrowserContext, Locator, Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { listScreens } from '../support/lists';
import { trySignIn } from '../support/login';
import { loadingIn } from '../support/quiet';
import { emptyTable } from '../support/table';
import { expect, test } from '../support/test';
import { isTurn } from '../support/tour';

/* Faults while a user edits, for every list in the menu whose form has more than five fields. No typed text is lost,
   and at most one write is sent. `npm run test:lost` tries all faults, `npm run test:rest` a different one every
   day. */

const MIN_FIELDS = 6;

/** Returns the element that contains the visible form and its buttons: a dialog or drawer, otherwise the page. */
const formIn = (page: Page) =>
  dialog(page)
    .or(page.locator('[data-view]').filter({ visible: true }))
    .last();

/** Opens the form of the first record that can be edited; undefined if no form has enough fields. */
async function openForm(page: Page, address: string): Promise<Locator | undefined> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const rows = page.locator('tr[data-row-key]').filter({ visible: true });
  const view = page.locator('[data-view]').filter({ visible: true });
  await expect(view).not.toBeEmpty();
  const list = view.locator('[data-list]').first();
  await list.waitFor({ timeout: 3000 }).catch(() => undefined);
  await expect(loadingIn(view)).toHaveCount(0);
  if ((await list.count()) === 0) return undefined;
  await expect(rows.or(emptyTable(page)).first()).toBeVisible();
  const edit = rows.getByRole('button', { name: /^编辑 /, disabled: false }).first();
  const more = rows.getByRole('button', { name: /^更多 / }).first();
  // Actions appear once the permissions are known; a list may have none.
  const hasActions = await edit
    .or(more)
    .first()
    .waitFor({ timeout: 3000 })
    .then(
      () => true,
      () => false,
    );
  if (!hasActions) return undefined;
  if (await edit.isVisible()) await edit.click();
  else {
    await more.click();
    const item = page.getByRole('menuitem', { name: '编辑', exact: true });
    await expect(page.getByRole('menuitem').filter({ visible: true }).first()).toBeVisible();
    if (!(await item.isVisible()) || !(await item.isEnabled())) return undefined;
    await item.click();
  }
  const form = formIn(page);
  await filled(form);
  const count = await form.locator('label[for]').filter({ visible: true }).count();
  return count >= MIN_FIELDS ? form : undefined;
}

/** Waits until the form displays its record. */
async function filled(form: Locator) {
  await expect(saveButton(form)).toBeVisible();
  await expect(form.locator('label[for]').first()).toBeVisible();
  await expect(loadingIn(form)).toHaveCount(0);
}

/** Returns the displayed content of each field of the form, after its label. */
const shown = (form: Locator) =>
  form.evaluate((root) =>
    [...root.querySelectorAll('label[for]')]
      .filter((label) => label.checkVisibility())
      .map((label) => {
        const CONTROL = 'input, textarea, [contenteditable="true"]';
        let item: Element = label;
        while (item.parentElement && !item.querySelector(CONTROL)) item = item.parentElement;
        const boxes = [...item.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
        const values = boxes.map((box) =>
          box.type === 'checkbox' || box.type === 'radio' ? (box as HTMLInputElement).checked : box.value,
        );
        // The text of a select's chosen option is beside its input.
        const selects = [...item.querySelectorAll('[role="combobox"]')].map((box) => box.parentElement?.parentElement);
        const texts = [...selects, ...item.querySelectorAll('[contenteditable="true"]')];
        return `${label.textContent}: ${values.join('|')} ${texts.map((one) => one?.textContent).join('|')}`;
      }),
  );

/** Returns the fields whose content the form no longer displays, after enough time to display everything. */
async function missing(form: Locator, before: readonly string[]): Promise<string[]> {
  const gone = async () => {
    const after = await shown(form);
    return before.filter((field) => !after.includes(field));
  };
  await expect
    .poll(gone)
    .toEqual([])
    .catch(() => undefined);
  return gone();
}

/** Types into fields for free text, such as remarks and names, which require no format. */
async function type(form: Locator) {
  const boxes = form.getByRole('textbox', {
    name: /名称|标题|姓名|昵称|主题|备注|描述|说明|职责|职位|简介|名$/,
    disabled: false,
  });
  let typed = 0;
  for (const box of await boxes.all()) {
    if (!(await box.isVisible()) || !(await box.isEditable())) continue;
    if (await box.evaluate((element) => element instanceof HTMLElement && element.isContentEditable)) continue;
    await box.focus();
    await box.press('End');
    // A name of Latin letters, such as a login name, may not allow other characters.
    await box.pressSequentially(/^[!-~]+$/.test(await box.inputValue()) ? '1' : '改');
    typed += 1;
  }
  expect(typed, 'something was typed').toBeGreaterThan(0);
}

const saveButton = (form: Locator) =>
  form
    .getByRole('button', { name: /^(保存|确定|提交|更新)$/ })
    .filter({ visible: true })
    .last();

/** Makes every write fail like this until `page.unrouteAll`. Returns the paths of the requests. */
async function failWrites(page: Page, how: 401 | 500 | 'timedout') {
  const sent: string[] = [];
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      if (route.request().method() !== 'POST') return route.fallback();
      // A 401 also signs the user out. The request for this is not a write of the form.
      if (!pathname.endsWith('/logout')) sent.push(pathname);
      if (how === 'timedout') return route.abort('timedout');
      return route.fulfill({ status: how, json: { code: how, msg: '内部错误' } });
    },
  );
  return sent;
}

/** Returns the form after a reload: restored by itself, or from the draft that its list offers. */
async function resumed(page: Page): Promise<Locator> {
  const resume = page.getByRole('button', { name: '继续编辑' }).filter({ visible: true });
  const form = formIn(page);
  await expect(resume.or(page.getByText('已恢复未提交的内容')).first()).toBeVisible();
  if (await resume.isVisible()) await resume.click();
  await filled(form);
  return form;
}

type Fault = (page: Page, form: Locator, context: BrowserContext) => Promise<{ sent: string[]; form: Locator }>;

const refused =
  (how: 500 | 'timedout'): Fault =>
  async (page, form) => {
    const sent = await failWrites(page, how);
    await saveButton(form).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    return { sent, form };
  };

const faults: Readonly<Record<string, Fault>> = {
  '401': async (page, form) => {
    const sent = await failWrites(page, 401);
    await saveButton(form).click();
    await expect(page).toHaveURL(/\/user\/login/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await trySignIn(page);
    await expect(page).not.toHaveURL(/\/user\/login/);
    return { sent, form: await resumed(page) };
  },
  '5xx': refused(500),
  timeout: refused('timedout'),
  offline: async (page, form, context) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await context.setOffline(true);
    await saveButton(form).click();
    await expect(page.getByText('网络已断开，正在等待恢复')).toBeVisible();
    await context.setOffline(false);
    return { sent: [], form };
  },
  'chunk gone': async (page, form) => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.keyboard.press('Control+k');
    await page.waitForTimeout(1500);
    // The requested page could not be loaded, so the key reaches the form, which asks for confirmation first.
    await page.keyboard.press('Escape');
    const asked = dialog(page, '内容未保存').getByRole('button', { name: '继续编辑' });
    if (await asked.isVisible()) await asked.click();
    await expect(asked).toHaveCount(0);
    return { sent: [], form };
  },
  'company switched': async (page, _form, context) => {
    const other = await context.newPage();
    // A file, not the app: the app would store the server's company afterwards, and the dialog would appear again.
    await other.goto('/config.js');
    await other.evaluate(() =>
      localStorage.setItem('pro__COMPANY', JSON.stringify({ value: 'another', expire: null })),
    );
    const stopped = page.getByRole('dialog', { name: '公司已在其他窗口切换' });
    await expect(stopped).toBeVisible();
    await stopped.getByRole('button').click();
    await other.close();
    return { sent: [], form: await resumed(page) };
  },
  'window closed': async (page) => {
    // The browser asks whether to leave. A user who agrees, or whose browser crashes, finds a draft afterwards.
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
    await reloaded;
    return { sent: [], form: await resumed(page) };
  },
};

for (const [index, { key, address }] of listScreens.entries())
  (isTurn('lost', index, listScreens.length) ? test : test.skip)(
    `[row 90] no input in the form of ${key} is lost after a network, server or session fault @full`,
    async ({ page: first, context, allow }) => {
      test.setTimeout(240_000);
      allow(/status of (401|404|500)|ERR_|Failed to (load|fetch)|dynamically imported module/);
      await openAs(first, demoAccount, '/404');
      const lost: string[] = [];
      for (const [name, fault] of Object.entries(faults)) {
        const page = await context.newPage();
        const form = await openForm(page, address);
        test.skip(!form && name === '401', 'no form of more than five fields');
        if (!form) {
          lost.push(`${name}: the form did not open`);
          continue;
        }
        await type(form);
        const before = await shown(form);
        const result = await fault(page, form, context);
        // The names of selected records load after the form.
        const gone = await missing(result.form, before);
        const after = await shown(result.form);
        if (gone.length > 0)
          lost.push(`${name}: ${gone.join(', ')} → ${after.filter((field) => !before.includes(field)).join(', ')}`);
        if (result.sent.length > 1) lost.push(`${name}: sent ${result.sent.join(' ')}`);
        process.stdout.write(`${gone.length === 0 ? 'ok  ' : 'LOST'} ${key} × ${name}, ${before.length} fields\n`);
        await page.close({ runBeforeUnload: false });
      }
      expect(lost).toEqual([]);
    },
  );
