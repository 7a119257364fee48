import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passkey } from '@/testing/samples/authenticator';
import { resetDb, roles } from '../db';
import { demoAccount, demoPassword } from '../demo';
import { operLogs } from '../writes/operationLog';
import { ask, tokenOf } from '../testClient';
import { toBase32 } from './bytes';
import { factors } from './proofs';
import { stepAt, totp } from './totp';

interface Step {
  token: string | null;
  factorTicket: string;
  factors: string[];
  passkey: { challenge: string; rpId: string; allowCredentials: { id: string }[] } | null;
}

const OWN = '/system/accounts/factors';
const yunying = { username: 'yunying', password: demoPassword };
let token: string;

const own = (path: string, body: object) => ask<Record<string, string>>(`${OWN}/${path}`, { token, body });
const signIn = async (account: object = yunying) => (await ask<Step>('/auth/login', { body: account })).data;
const prove = (step: Step, proof: object) =>
  ask<{ token: string }>('/auth/2step-code', { body: { ticket: step.factorTicket, ...proof } });
const codeOf = (secret: string, later = 0) => totp(secret, stepAt(Date.now()) + later);

/** Adds an authenticator app. Returns its secret and the recovery codes. */
async function addApp() {
  const { ticket, secret = '' } = (await own('start', { kind: 'totp', proof: demoPassword })).data;
  const { data } = await own('confirm', { ticket, name: '手机', code: await codeOf(secret) });
  return { secret, codes: data.recoveryCodes as unknown as string[] };
}

/** Adds a passkey. */
async function addPasskey(key = passkey()) {
  const { ticket, publicKey } = (await own('start', { kind: 'passkey', proof: demoPassword })).data;
  const { challenge } = publicKey as unknown as { challenge: string };
  return { key, ticket, answer: await own('confirm', { ticket, name: '电脑', credential: key.create({ challenge }) }) };
}

beforeEach(async () => {
  resetDb();
  // Stops the clock, so that no code expires during a test.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  token = await tokenOf('yunying');
});

it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('the one-time code at second %i matches RFC 6238', async (seconds, code) => {
  const secret = toBase32(new TextEncoder().encode('12345678901234567890'));
  expect(await totp(secret, stepAt(seconds * 1000), 8)).toBe(code);
});

describe('an authenticator app', () => {
  it('an authenticator app is added with a code, and then the password alone no longer signs in', async () => {
    const { ticket, secret = '', otpauth } = (await own('start', { kind: 'totp', proof: demoPassword })).data;
    expect(otpauth).toContain(`secret=${secret}`);
    expect((await own('confirm', { ticket, name: 'x', code: '000000' })).msg).toBe('验证码错误或已使用');
    const added = await own('confirm', { ticket, name: '手机', code: await codeOf(secret) });
    expect(added.data.recoveryCodes).toHaveLength(10);
    const step = await signIn();
    expect(step).toMatchObject({ token: null, factors: ['totp', 'recovery'], passkey: null });
    const answer = await prove(step, { code: await codeOf(secret, 1) });
    expect((await ask('/system/user/info', { token: answer.data.token })).code).toBe(0);
  });

  it('an authenticator app or a passkey cannot be added without a proof of identity', async () => {
    for (const kind of ['totp', 'passkey']) {
      expect((await own('start', { kind })).msg).toBe('密码或验证码错误');
      expect((await own('start', { kind, proof: 'wrong' })).msg).toBe('密码或验证码错误');
    }
  });

  it('an authenticator app’s next code is accepted early, later codes are refused, and no code works twice', async () => {
    const { secret } = await addApp();
    const code = await codeOf(secret, 1);
    expect((await prove(await signIn(), { code: await codeOf(secret) })).code).toBe(500);
    expect((await prove(await signIn(), { code })).code).toBe(0);
    expect((await prove(await signIn(), { code })).msg).toBe('验证码错误或已使用');
    expect((await prove(await signIn(), { code: await codeOf(secret, 2) })).code).toBe(500);
  });

  it('the sign-in ticket expires after five wrong codes, after five minutes, and after use', async () => {
    const { secret } = await addApp();
    const step = await signIn();
    for (let tries = 0; tries < 5; tries++) await prove(step, { code: '1' });
    expect((await prove(step, { code: await codeOf(secret, 1) })).msg).toBe('验证已过期，请重新操作');
    const used = await signIn();
    await prove(used, { code: await codeOf(secret, 1) });
    expect((await prove(used, { code: await codeOf(secret, 1) })).msg).toBe('验证已过期，请重新操作');
    const late = await signIn();
    vi.mocked(Date.now).mockReturnValue(Date.now() + 301_000);
    expect((await prove(late, { code: await codeOf(secret) })).msg).toBe('验证已过期，请重新操作');
  });
});

it('a recovery code is stored as a hash and works once, and new codes replace the old ones', async () => {
  const { codes } = await addApp();
  expect(JSON.stringify(await factors.all())).not.toContain(codes[0]?.replaceAll('-', ''));
  expect((await prove(await signIn(), { code: codes[0]?.toLowerCase() })).code).toBe(0);
  expect((await prove(await signIn(), { code: codes[0] })).code).toBe(500);
  expect((await ask(OWN, { token })).data).toMatchObject({
    recoveryLeft: 9,
    factors: [{ kind: 'totp', name: '手机' }],
  });
  expect((await own('start', { kind: 'recovery', proof: 'wrong' })).msg).toBe('密码或验证码错误');
  const renewed = await own('start', { kind: 'recovery', proof: demoPassword });
  expect(renewed.data.recoveryCodes).toHaveLength(10);
  expect((await prove(await signIn(), { code: codes[1] })).code).toBe(500);
});

describe('a passkey', () => {
  it('a user signs in with a passkey, and the passkey’s response cannot be reused for another sign-in', async () => {
    const { key, answer } = await addPasskey();
    expect(answer.code).toBe(0);
    const step = await signIn();
    expect(step).toMatchObject({ factors: ['passkey', 'recovery'], passkey: { rpId: 'localhost' } });
    const { challenge = '', allowCredentials } = step.passkey ?? {};
    expect(allowCredentials).toEqual([{ type: 'public-key', id: 'passkey-1' }]);
    const credential = key.get({ challenge });
    expect((await prove(step, { credential })).code).toBe(0);
    expect((await prove(await signIn(), { credential })).msg).toBe('通行密钥验证失败，请重试');
  });

  it.each([
    ['another challenge', { challenge: 'other' }],
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another purpose', { type: 'webauthn.create' }],
  ])('a passkey sign-in is refused if the passkey’s response is for %s', async (_, forged) => {
    const { key } = await addPasskey();
    const step = await signIn();
    const { challenge = '' } = step.passkey ?? {};
    expect((await prove(step, { credential: key.get({ challenge, ...forged }) })).code).toBe(500);
  });

  it('a passkey sign-in is refused if the signature is missing or made with another key', async () => {
    await addPasskey();
    const step = await signIn();
    const { challenge = '' } = step.passkey ?? {};
    expect((await prove(step, { credential: passkey().get({ challenge }) })).code).toBe(500);
    expect((await prove(step, { credential: { id: 'passkey-1' } })).code).toBe(500);
    expect((await prove(step, { credential: null })).code).toBe(500);
  });

  it('a user can have several passkeys, but cannot add a passkey twice', async () => {
    const { key } = await addPasskey();
    expect((await addPasskey(key)).answer.msg).toBe('该通行密钥已添加');
    expect((await addPasskey(passkey('passkey-2'))).answer.data).toEqual({ recoveryCodes: null });
    expect(await factors.all()).toHaveLength(12);
  });

  it('a passkey or a code can confirm the removal of a factor', async () => {
    const { key } = await addPasskey();
    const { secret } = await addApp();
    const [one, other] = (await factors.all()).filter(({ kind }) => kind !== 'recovery');
    expect((await own('remove', { factorId: one?.factorId })).msg).toBe('密码或验证码错误');
    const { ticket, publicKey } = (await own('start', { kind: 'proof' })).data;
    const { challenge } = publicKey as unknown as { challenge: string };
    expect((await own('remove', { factorId: one?.factorId, ticket, credential: key.get({ challenge }) })).code).toBe(0);
    expect((await own('remove', { factorId: other?.factorId, proof: await codeOf(secret, 1) })).code).toBe(0);
    expect(await factors.all()).toEqual([]);
    expect((await signIn()).token).toMatch(/^[\da-f]{32}$/);
    expect((await operLogs.all()).filter(({ title }) => title === '两步验证')).toHaveLength(4);
  });
});

describe('a role that requires a second factor', () => {
  beforeEach(() => roles.update(2, { factorRequired: 'Y' }));

  it('users who must have a second factor can neither work without one nor remove their only one', async () => {
    expect((await ask('/system/user/info', { token })).data).toMatchObject({ factorRequired: true });
    expect((await ask('/system/notice/list', { token })).msg).toBe('请先开启两步验证');
    await addApp();
    expect((await ask('/system/user/info', { token })).data).not.toHaveProperty('factorRequired');
    expect((await ask('/system/notice/list', { token })).code).toBe(0);
    const [{ factorId } = {}] = await factors.all();
    expect((await own('remove', { factorId, proof: demoPassword })).msg).toContain('您的角色要求两步验证');
  });

  it('an administrator resets the factors of a user who lost them, and ends the user’s sessions', async () => {
    await addApp();
    const reset = (as: string) => ask('/system/user/factors/reset', { token: as, body: { userId: 2 } });
    expect((await reset(token)).status).toBe(403);
    expect((await reset(await tokenOf(demoAccount.username))).code).toBe(0);
    expect(await factors.all()).toEqual([]);
    expect((await ask('/system/user/info', { token })).status).toBe(401);
  });
});

it('signing in with a bound WeChat account requires the second factor, too', async () => {
  const { secret } = await addApp();
  const { data } = await ask<Step>('/auth/social/wechat/callback?code=bound-yunying&state=s');
  expect(data).toMatchObject({ isBind: true, token: null, factors: ['totp', 'recovery'] });
  expect((await prove(data, { code: await codeOf(secret, 1) })).code).toBe(0);
});
