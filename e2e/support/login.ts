import { expect, type Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';

/** The labels of the sign-in page, by language. */
const WORDS = {
  'zh-CN': { account: '账号', password: '密码', submit: '登录' },
  'en-US': { account: 'Account', password: 'Password', submit: 'Sign in' },
  'zh-TW': { account: '帳號', password: '密碼', submit: '登入' },
  'pt-BR': { account: 'Conta', password: 'Senha', submit: 'Entrar' },
};

/** Signs in through the sign-in page, by default as the administrator, and waits for the next page. */
export async function signIn(page: Page, account = demoAccount, language: keyof typeof WORDS = 'zh-CN') {
  await page.goto('/user/login');
  await trySignIn(page, account, language);
  await expect(page).not.toHaveURL(/\/user\/login/);
}

/** Fills in and submits the sign-in form. Does not wait for the result. */
export async function trySignIn(page: Page, account = demoAccount, language: keyof typeof WORDS = 'zh-CN') {
  const words = WORDS[language];
  await page.getByRole('textbox', { name: words.account }).fill(account.username);
  await page.getByLabel(words.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: words.submit, exact: true }).click();
}

/**
 * Presses an arrow key until the control has the focus, within a group that is a single tab stop. A menu of antd moves
 * the focus one frame after the key; without the wait, the next key would act on the entry before.
 */
export async function arrowTo(page: Page, key: 'ArrowRight' | 'ArrowDown', control: ReturnType<Page['locator']>) {
  await expect(control).toBeVisible();
  for (let steps = 0; steps < 20; steps++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  throw new Error(`${key} does not reach ${control.toString()}`);
}

/**
 * Presses an arrow key until the page announces the move of the item that was picked up. dnd-kit ignores a key
 * that is pressed immediately after the item was picked up.
 */
export async function moveBy(page: Page, key: 'ArrowUp' | 'ArrowDown', announced: string) {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(announced)).toBeAttached({ timeout: 3000 });
  }).toPass();
}

/** Presses Tab until the control has the focus, like a keyboard user. */
export async function tabTo(page: Page, control: ReturnType<Page['locator']>) {
  await expect(control).toBeVisible();
  for (let steps = 0; steps < 80; steps++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control.toString()}`);
}
