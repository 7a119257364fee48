import { http, HttpResponse, type RequestHandler } from 'msw';
import { z } from 'zod';
import { demoSmsCode } from './demo';
import { api, bodyOf, captchaRefused, fail, ok, refuse, textOf } from './respond';
import { isMobile } from './rules';
import { defineTable } from './table';

/**
 * The lifetime of a captcha image, and the minimum interval between two text messages, in milliseconds
 * (docs/contract#1.6).
 */
const MINUTE = 60_000;
const DIGITS = '零一二三四五六七八九';

const captchas = defineTable({
  name: 'captchas',
  idKey: 'id',
  schema: z.object({ id: z.string(), answer: z.string(), expiresAt: z.number() }),
  seed: () => [],
});
const smsCodes = defineTable({
  name: 'smsCodes',
  idKey: 'mobile',
  schema: z.object({ mobile: z.string(), sentAt: z.number(), used: z.boolean() }),
  seed: () => [],
});

/** The endpoints of the captcha image and of the text message. */
export const captchaHandlers: RequestHandler[] = [
  http.get(api('/code'), async () => {
    const [a, b] = [1 + random(9), 1 + random(9)];
    const id = crypto.randomUUID().replaceAll('-', '');
    for (const old of await captchas.all()) if (old.expiresAt < Date.now()) await captchas.remove(old.id);
    await captchas.insert({ id, answer: String(a + b), expiresAt: Date.now() + MINUTE });
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store', randomstr: id };
    return new HttpResponse(drawn(`${DIGITS[a]}+${DIGITS[b]}=?`), { headers });
  }),
  http.post(api('/system/verification/start'), async ({ request }) => {
    const mobile = textOf(await bodyOf(request), 'mobile');
    if (!isMobile(mobile)) return fail('请输入正确的手机号');
    const last = await smsCodes.find(mobile);
    if (last && !last.used && Date.now() - last.sentAt < MINUTE) return fail('验证码发送过于频繁，请稍后再试');
    await smsCodes.remove(mobile);
    await smsCodes.insert({ mobile, sentAt: Date.now(), used: false });
    return ok();
  }),
];

/** Consumes the captcha in a body. Throws a refusal if it is wrong, or if it is missing although required. */
export async function checkCaptcha(body: Record<string, unknown>, needed: boolean): Promise<void> {
  const answer = textOf(body, 'captcha');
  if (!answer && needed) refuse('请输入验证码');
  if (!answer) return;
  const id = textOf(body, 'randomStr');
  const captcha = await captchas.find(id);
  await captchas.remove(id);
  if (captcha?.answer !== answer || captcha.expiresAt < Date.now()) throw captchaRefused();
}

/**
 * Consumes the text message that was sent to a mobile number within the last five minutes. Throws a refusal if the code
 * does not match.
 */
export async function checkSms(mobile: string, code: string): Promise<void> {
  if (!isMobile(mobile)) refuse('请输入正确的手机号');
  if (!code) refuse('请输入验证码');
  const sent = await smsCodes.find(mobile);
  if (!sent || sent.used || code !== demoSmsCode || Date.now() - sent.sentAt > 5 * MINUTE) refuse('验证码错误或已失效');
  await smsCodes.update(mobile, { used: true });
}

/** Draws an image of 160 by 60 pixels with slightly rotated characters, like RuoYi backends. */
function drawn(sum: string): string {
  const signs = [...sum].map(
    (sign, i) => `<text x="${14 + i * 29}" y="${38 + random(9)}" rotate="${random(31) - 15}">${sign}</text>`,
  );
  const lines = Array.from(
    { length: 4 },
    () => `<path d="M${random(40)} ${random(60)}L${120 + random(40)} ${random(60)}" stroke="#8aa" fill="none"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="60" viewBox="0 0 160 60" font-size="26" font-family="sans-serif" fill="#245"><rect width="160" height="60" fill="#eef3f5"/>${lines.join('')}${signs.join('')}</svg>`;
}

function random(below: number): number {
  return Math.floor(Math.random() * below);
}
