import { z } from 'zod';
import type { Call } from '../access';
import { roles, type UserRow } from '../db';
import { refuse, textOf, timestamp } from '../respond';
import { defineTable } from '../table';
import { randomBytes, sha256, toBase32, toBase64Url } from './bytes';
import { stepOf } from './totp';
import { credentialIdOf, signCountOf } from './webauthn';

const MINUTE = 60_000;
const MAX_TRIES = 5;
const CODES = 10;

/** The second factors of all users. The `recovery` rows contain the hashes of unused recovery codes. */
export const factors = defineTable({
  name: 'factors',
  idKey: 'factorId',
  schema: z.object({
    factorId: z.number(),
    userId: z.number(),
    kind: z.enum(['totp', 'passkey', 'recovery']),
    name: z.string().max(30),
    /** For TOTP the base32 secret, for a passkey its public key, for a recovery code its SHA-256. */
    secret: z.string(),
    credentialId: z.string().nullish(),
    /** For TOTP the period of the last used code, for a passkey its signature counter. */
    counter: z.number(),
    createTime: z.string(),
    lastTime: z.string().nullish(),
  }),
  seed: () => [],
});
export type FactorRow = Awaited<ReturnType<typeof factors.insert>>;

/** Sign-ins and enrollments that wait for their second step, by ticket. */
export const tickets = defineTable({
  name: 'factorTickets',
  idKey: 'ticket',
  schema: z.object({
    ticket: z.string(),
    userId: z.number(),
    purpose: z.enum(['signIn', 'totp', 'passkey', 'proof']),
    challenge: z.string(),
    /** The TOTP secret, until it is confirmed. */
    secret: z.string().nullish(),
    tries: z.number(),
    expiresAt: z.number(),
  }),
  seed: () => [],
});
export type TicketRow = Awaited<ReturnType<typeof tickets.insert>>;

export const WRONG_CODE = '验证码错误或已使用';
const EXPIRED = '验证已过期，请重新操作';

/** The factors of a user or, with `isRecovery`, only the recovery codes. */
export const factorsOf = async (userId: number, isRecovery = false) =>
  (await factors.all()).filter((row) => row.userId === userId && (row.kind === 'recovery') === isRecovery);

/** True for a user who has no second factor although one of the user's roles requires it. */
export async function lacksFactor({ userId, roleIds }: UserRow): Promise<boolean> {
  const isRequired = (await roles.all()).some(
    (role) => role.factorRequired === 'Y' && role.status === '0' && roleIds.includes(role.roleId),
  );
  return isRequired && (await factorsOf(userId)).length === 0;
}

/** Opens a ticket that is valid for five minutes. */
export async function openTicket(userId: number, purpose: TicketRow['purpose'], secret?: string): Promise<TicketRow> {
  for (const old of await tickets.all()) if (old.expiresAt < Date.now()) await tickets.remove(old.ticket);
  return tickets.insert({
    ticket: toBase64Url(randomBytes(24)),
    userId,
    purpose,
    challenge: toBase64Url(randomBytes(32)),
    secret: secret ?? null,
    tries: 0,
    expiresAt: Date.now() + 5 * MINUTE,
  });
}

/** Returns the ticket of a request and counts a try; five tries void it. Throws a refusal for an unknown ticket. */
export async function ticketOf(
  body: Record<string, unknown>,
  purposes: readonly TicketRow['purpose'][],
): Promise<TicketRow> {
  const ticket = await tickets.find(textOf(body, 'ticket'));
  if (!ticket || ticket.expiresAt < Date.now() || !purposes.includes(ticket.purpose)) return refuse(EXPIRED);
  if (ticket.tries + 1 >= MAX_TRIES) await tickets.remove(ticket.ticket);
  else await tickets.update(ticket.ticket, { tries: ticket.tries + 1 });
  return ticket;
}

/** Returns the options of `navigator.credentials.get` for the user's passkeys; null if there are none. */
export async function requestOptions({ userId, challenge }: TicketRow, origin: string) {
  const own = (await factorsOf(userId)).filter(({ kind }) => kind === 'passkey');
  if (own.length === 0) return null;
  return {
    challenge,
    rpId: new URL(origin).hostname,
    allowCredentials: own.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
    userVerification: 'preferred',
    timeout: 5 * MINUTE,
  };
}

/** Uses a code of an authenticator app or a recovery code. Returns false if it is wrong or was used before. */
export async function takeCode(userId: number, typed: string): Promise<boolean> {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  for (const { factorId, kind, secret, counter } of await factorsOf(userId)) {
    const step = kind === 'totp' ? await stepOf(secret, code, counter) : undefined;
    if (step === undefined) continue;
    await factors.update(factorId, { counter: step, lastTime: timestamp() });
    return true;
  }
  const hash = toBase64Url(await sha256(code));
  const recovery = (await factorsOf(userId, true)).find(({ secret }) => secret === hash);
  if (recovery) await factors.remove(recovery.factorId);
  return recovery !== undefined;
}

/** Uses a passkey that has signed the challenge of this ticket. Returns false if anything about it is wrong. */
export async function takePasskey({ userId, challenge }: TicketRow, credential: unknown, origin: string) {
  const id = credentialIdOf(credential);
  const own = (await factorsOf(userId)).find(({ kind, credentialId }) => kind === 'passkey' && credentialId === id);
  if (!own) return false;
  const key = { publicKey: own.secret, signCount: own.counter };
  const counter = await signCountOf(credential, key, { challenge, origin }).catch(() => undefined);
  if (counter === undefined) return false;
  await factors.update(own.factorId, { counter, lastTime: timestamp() });
  return true;
}

/** Replaces the recovery codes of a user. Returns the new codes, of which only the hashes are stored. */
export async function newRecoveryCodes(userId: number): Promise<string[]> {
  for (const { factorId } of await factorsOf(userId, true)) await factors.remove(factorId);
  const codes = Array.from({ length: CODES }, () => toBase32(randomBytes(10)));
  for (const code of codes)
    await factors.insert({
      factorId: await factors.nextId(),
      userId,
      kind: 'recovery',
      name: '',
      secret: toBase64Url(await sha256(code)),
      counter: 0,
      createTime: timestamp(),
    });
  return codes.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'));
}

export const originOf = (request: Request) => new URL(request.url).origin;

type Body = Record<string, unknown>;

/** Throws a refusal unless the body contains the user's password, an unused code, or a signed passkey challenge. */
export async function refuseUnproven({ user, request }: Call, body: Body): Promise<void> {
  if (body.credential !== undefined) {
    const ticket = await ticketOf(body, ['proof']);
    if (ticket.userId === user.userId && (await takePasskey(ticket, body.credential, originOf(request)))) return;
    return refuse('通行密钥验证失败，请重试');
  }
  const proof = textOf(body, 'proof');
  if (proof === '' || (proof !== user.password && !(await takeCode(user.userId, proof)))) refuse('密码或验证码错误');
}

/** Returns the answer that asks for a proof of identity (docs/contract#2.46); undefined after a correct proof. */
export async function askForProof(call: Call, body: Body): Promise<Response | undefined> {
  if (body.proof !== undefined || body.credential !== undefined) {
    await refuseUnproven(call, body);
    return undefined;
  }
  const kinds = new Set((await factorsOf(call.user.userId)).map(({ kind }) => kind));
  return Response.json({ code: 500, msg: '请先验证身份', data: { proof: ['password', ...kinds] } });
}
