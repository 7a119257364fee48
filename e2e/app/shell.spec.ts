import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { respond } from '../support/faults';
import { expect, test } from '../support/test';

test('the search receives text typed, pasted or composed right after Ctrl+K, and finds a company by code and id @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/weclome');
  await expect(page.getByText('用户总数')).toBeVisible();
  const field = dialog(page, '快速搜索').getByRole('combobox');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('juese');
  await expect(field).toHaveValue('juese');
  await page.keyboard.press('Escape');
  // Input methods and pasting insert text without key events.
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('深圳星禾');
  await expect(field).toHaveValue('深圳星禾');
  const records = page.getByRole('option').filter({ hasText: '企业审核' });
  for (const text of ['91370102MA57364677', '1094']) {
    await field.fill(text);
    await expect(records.first()).toBeVisible();
  }
  await field.fill('');
  await expect(page.getByRole('option').filter({ hasText: '欢迎页' })).toHaveCount(1);
});

test('on a phone, the search field receives the text that a user enters right after tapping the search button @full', async ({
  browser,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  await openAs(page, demoAccount, '/weclome');
  const open = page.getByRole('button', { name: '快速搜索' });
  const field = dialog(page, '快速搜索').getByRole('combobox');
  const keyboard = await phone.newCDPSession(page);
  const composed = { text: 'shenzhen', selectionStart: 8, selectionEnd: 8 };
  // A virtual keyboard inserts text without key events. The first letters arrive before the palette's list has loaded.
  await open.tap();
  await keyboard.send('Input.insertText', { text: '角色' });
  await expect(field).toHaveValue('角色');
  await page.getByRole('button', { name: '关闭' }).tap();
  await expect(field).toHaveCount(0);
  await open.tap();
  await keyboard.send('Input.imeSetComposition', composed);
  await expect(field).toHaveValue('shenzhen');
  await keyboard.send('Input.insertText', { text: '深圳星禾' });
  await expect(field).toHaveValue('深圳星禾');
  await expect(page.getByRole('option').filter({ hasText: '深圳星禾' }).first()).toBeVisible();
  await phone.close();
});

test('Enter or ArrowDown on a menu button opens the menu and moves the focus into the menu @full', async ({ page }) => {
  await openAs(page, demoAccount, '/weclome');
  const button = page.getByRole('button', { name: '系统管理员 的菜单' });
  for (const key of ['Enter', 'ArrowDown']) {
    await button.press(key);
    const items = page.getByRole('menuitem').filter({ visible: true });
    await expect(page.getByRole('menu').filter({ hasText: '退出登录' }).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('End');
    await expect(items.filter({ hasText: '退出登录' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
});

test('the browser does not open a file dropped outside an upload field, and does not load a logo from another host @full', async ({
  page,
}) => {
  await respond(page, '/system/operator/setting/info', {
    json: { code: 0, data: { sysTitle: '人才运营台', logoUrl: 'https://files.example.com/logo.png' } },
  });
  await openAs(page, demoAccount, '/weclome');
  const logo = page.getByRole('banner').getByRole('link').first().locator('img');
  await expect(logo).toHaveAttribute('src', /^\/[^/]+\.(svg|png)$/);
  const stopped = await page.getByRole('main').evaluate((main) => {
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'x.txt'));
    return ['dragover', 'drop'].map((type) => {
      const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: files });
      main.dispatchEvent(event);
      return event.defaultPrevented;
    });
  });
  expect(stopped).toEqual([true, true]);
});
