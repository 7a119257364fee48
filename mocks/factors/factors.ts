import { http, type RequestHandler } from 'msw';
import { type Call, isSuper, secured, signOut } from '../access';
import { users } from '../db';
import { inTurn } from '../inTurn';
import { MISSING } from '../crud';
import { api, bodyOf, fail, ok, refuse, textOf, timestamp } from '../respond';
import { settings } from '../system/settings';
import { noteOperation } from '../writes/operationLog';
import { randomBytes, toBase32, toBase64Url } from './bytes';
import {
  type FactorRow,
  factors,
  factorsOf,
  lacksFactor,
  newRecoveryCodes,
  openTicket,
  originOf,
  refuseUnproven,
  requestOptions,
  type TicketRow,
  ticketOf,
  tickets,
  takeCode,
  takePasskey,
  WRONG_CODE,
} from './proofs';
import { stepOf } from './totp';
import { newKeyOf } from './webauthn';

/** The second factors of the signed-in user, and the call for an administrator to reset them (docs/contract#2.46). */
export const factorHandlers: RequestHandler[] = [
  http.get(
    api('/system/accounts/factors'),
    secured(null, async ({ user }) => {
      const [own, codes] = await Promise.all([factorsOf(user.userId), factorsOf(user.userId, true)]);
      const shown = own.map(({ factorId, kind, name, createTime, lastTime }) => ({
        factorId,
        kind,
        name,
        createTime,
        lastTime: lastTime ?? null,
      }));
      return ok({ factors: shown, recoveryLeft: codes.length });
    }),
  ),
  http.post(api('/system/accounts/factors/start'), secured(null, inTurn(start))),
  http.post(api('/system/accounts/factors/confirm'), secured(null, inTurn(confirm))),
  http.post(api('/system/accounts/factors/remove'), secured(null, inTurn(remove))),
  http.post(
    api('/system/user/factors/reset'),
    secured(
      'system:user:resetPwd',
      inTurn(async (call) => {
        const user = await users.find((await bodyOf(call.request)).userId);
        if (!user) return fail(MISSING);
        if (isSuper(user) && !isSuper(call.user)) return fail('不允许修改超级管理员用户');
        for (const isRecovery of [false, true])
          for (const { factorId } of await factorsOf(user.userId, isRecovery)) await factors.remove(factorId);
        await signOut(user.userId, '两步验证已被管理员重置，请重新登录', call.session.token);
        call.about.name = user.loginName;
        return ok();
      }),
    ),
  ),
];

async function start(call: Call): Promise<Response> {
  const { request, user } = call;
  const body = await bodyOf(request);
  switch (textOf(body, 'kind')) {
    case 'totp': {
      await refuseUnproven(call, body);
      const secret = toBase32(randomBytes(20));
      const { ticket } = await openTicket(user.userId, 'totp', secret);
      const issuer = (await settings.find(1))?.sysTitle ?? '';
      const label = encodeURIComponent(`${issuer}:${user.loginName}`);
      const otpauth = `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer }).toString()}`;
      return ok({ ticket, secret, otpauth });
    }
    case 'passkey': {
      await refuseUnproven(call, body);
      const { ticket, challenge } = await openTicket(user.userId, 'passkey');
      const own = (await factorsOf(user.userId)).filter(({ kind }) => kind === 'passkey');
      const publicKey = {
        challenge,
        rp: { id: new URL(request.url).hostname, name: (await settings.find(1))?.sysTitle ?? '' },
        user: {
          id: toBase64Url(new TextEncoder().encode(String(user.userId))),
          name: user.loginName,
          displayName: user.userName,
        },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        excludeCredentials: own.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        attestation: 'none',
      };
      return ok({ ticket, publicKey });
    }
    case 'proof': {
      const ticket = await openTicket(user.userId, 'proof');
      return ok({ ticket: ticket.ticket, publicKey: await requestOptions(ticket, originOf(request)) });
    }
    case 'recovery':
      await refuseUnproven(call, body);
      if ((await factorsOf(user.userId)).length === 0) return fail('请先添加验证方式');
      await noteOperation(call, '恢复码', 2);
      return ok({ recoveryCodes: await newRecoveryCodes(user.userId) });
    default:
      return fail('不支持的验证方式');
  }
}

async function confirm(call: Call): Promise<Response> {
  const { request, user } = call;
  const body = await bodyOf(request);
  const ticket = await ticketOf(body, ['totp', 'passkey']);
  if (ticket.userId !== user.userId) return fail(MISSING);
  const made = ticket.purpose === 'totp' ? await newApp(ticket, body) : await newPasskey(ticket, body, request);
  const before = await factorsOf(user.userId);
  if (before.some(({ credentialId }) => credentialId && credentialId === made.credentialId)) {
    return fail('该通行密钥已添加');
  }
  await tickets.remove(ticket.ticket);
  await factors.insert({
    factorId: await factors.nextId(),
    userId: user.userId,
    name: textOf(body, 'name').slice(0, 30),
    createTime: timestamp(),
    ...made,
  });
  await noteOperation({ ...call, about: { name: textOf(body, 'name') } }, '两步验证', 1);
  return ok({ recoveryCodes: before.length === 0 ? await newRecoveryCodes(user.userId) : null });
}

type Made = Pick<FactorRow, 'kind' | 'secret' | 'credentialId' | 'counter'>;

async function newApp({ secret }: TicketRow, body: Record<string, unknown>): Promise<Made> {
  const step = await stepOf(secret ?? '', textOf(body, 'code').replaceAll(' ', ''), -1);
  return step === undefined ? refuse(WRONG_CODE) : { kind: 'totp', secret: secret ?? '', counter: step };
}

async function newPasskey({ challenge }: TicketRow, body: Record<string, unknown>, request: Request): Promise<Made> {
  const key = await newKeyOf(body.credential, { challenge, origin: originOf(request) }).catch(() => undefined);
  if (!key) return refuse('通行密钥验证失败，请重试');
  return { kind: 'passkey', secret: key.publicKey, credentialId: key.id, counter: key.signCount };
}

async function remove(call: Call): Promise<Response> {
  const { user } = call;
  const body = await bodyOf(call.request);
  const own = await factorsOf(user.userId);
  const factor = own.find(({ factorId }) => String(factorId) === String(body.factorId));
  if (!factor) return fail(MISSING);
  await refuseUnproven(call, body);
  await factors.remove(factor.factorId);
  if (own.length === 1) {
    if (await lacksFactor(user)) {
      await factors.insert(factor);
      return fail('您的角色要求两步验证，请先添加其他验证方式');
    }
    for (const { factorId } of await factorsOf(user.userId, true)) await factors.remove(factorId);
  }
  await noteOperation({ ...call, about: { name: factor.name } }, '两步验证', 3);
  return ok();
}

/** Returns the answer that replaces the token after a correct password; undefined for a user without second factors. */
export async function secondStep(userId: number, request: Request) {
  const kinds = new Set((await factorsOf(userId)).map(({ kind }) => kind));
  if (kinds.size === 0) return undefined;
  const ticket = await openTicket(userId, 'signIn');
  const passkey = await requestOptions(ticket, originOf(request));
  const hasRecovery = (await factorsOf(userId, true)).length > 0;
  return { factorTicket: ticket.ticket, factors: [...kinds, ...(hasRecovery ? ['recovery'] : [])], passkey };
}

/** Returns the user who completes a sign-in with its ticket and a code or passkey. Refuses anything else. */
export async function provenUser(body: Record<string, unknown>, request: Request) {
  const ticket = await ticketOf(body, ['signIn']);
  const isProven =
    body.credential === undefined
      ? await takeCode(ticket.userId, textOf(body, 'code'))
      : await takePasskey(ticket, body.credential, originOf(request));
  if (!isProven) return refuse(body.credential === undefined ? WRONG_CODE : '通行密钥验证失败，请重试');
  await tickets.remove(ticket.ticket);
  return (await users.find(ticket.userId)) ?? refuse(MISSING);
}
