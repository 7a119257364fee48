import { expect, type Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';

/** What the sign-in page calls its parts, by language. */
const WORDS = {
  'zh-CN': { account: '账号', password: '密码', submit: '登录' },
  'en-US': { account: 'Account', password: 'Password', submit: 'Sign in' },
  'zh-TW': { account: '帳號', password: '密碼', submit: '登入' },
  'pt-BR': { account: 'Conta', password: 'Senha', submit: 'Entrar' },
};

/** Signs in through the sign-in page, as the administrator unless told otherwise, and waits until the page is left. */
export async function signIn(page: Page, account = demoAccount, language: keyof typeof WORDS = 'zh-CN') {
  const words = WORDS[language];
  await page.goto('/user/login');
  await page.getByRole('textbox', { name: words.account }).fill(account.username);
  await page.getByLabel(words.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(page).not.toHaveURL(/\/user\/login/);
}
