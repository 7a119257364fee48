import { expect, type Page } from '@playwright/test';
import { demoSmsCode } from '@mocks/demo';

/** Returns a different mobile number for each test, because a number gets only one code per minute. */
export const ownMobile = () => `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Requests a code for the mobile number in the form, and types it. */
export async function provesMobile(page: Page, mobile: string) {
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await page.getByLabel('短信验证码').fill(demoSmsCode);
}

/**
 * Mocks WeChat's address, which then immediately redirects back with this code, like a scan. Returns a live list of the
 * requested addresses.
 */
export async function wechatAnswers(page: Page, code: string, state?: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://open.weixin.qq.com/**', async (route) => {
    const address = new URL(route.request().url());
    asked.push(address.href);
    const back = new URL(address.searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', state ?? address.searchParams.get('state') ?? '');
    await route.fulfill({ status: 302, headers: { location: back.href } });
  });
  return asked;
}
