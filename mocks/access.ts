import type { HttpResponseResolver } from 'msw';
import { menus, type MenuRow, roles, type RoleRow, type SessionRow, sessions, type UserRow, users } from './db';
import { publish } from './events/hub';
import { withFacts } from './facts';
import { lacksFactor } from './factors/proofs';
import { once } from './writes/idempotency';
import { noteRight } from './writes/uses';
import { importKeyOf, noteImportedRow, noteWrite, type Written } from './writes/operationLog';
import { fail, forbidden, timestamp, unauthorized } from './respond';

/** The lifetime of a token on the server, in milliseconds: 12 hours. */
const LIFETIME = 43_200_000;

/** By token: the time in epoch milliseconds at which a session was last used, and the reason why a session ended. */
const seen = new Map<string, number>();
const ended = new Map<string, string>();

/** When a session was last used, to within five minutes; undefined if it was not used since this server started. */
export function lastSeen(token: string): string | undefined {
  const at = seen.get(token);
  return at === undefined ? undefined : timestamp(new Date(at));
}

function noteUse(token: string): void {
  if (Date.now() - (seen.get(token) ?? 0) > 300_000) seen.set(token, Date.now());
}

/** The real time in epoch milliseconds, so that a tab with a shifted clock (docs/worlds.md) does not end sessions. */
export const realTime = () => Math.round(performance.timeOrigin + performance.now());

/** The calls allowed before the first password is changed: those that start a session, and the change itself. */
const BEFORE_CHANGE = /\/(?:user\/info|menu\/user|menu\/user_auths|operator\/setting\/info|accounts\/(?:rest_)?pwd)$/;

/** The calls allowed before a user has added the required second factor. */
const BEFORE_FACTOR = new RegExp(String.raw`${BEFORE_CHANGE.source}|\/accounts\/factors(?:\/\w+)?$`);

/** A request of a signed-in user, with its parsed path and query. */
export interface Call {
  request: Request;
  params: Record<string, string>;
  query: URLSearchParams;
  user: UserRow;
  session: SessionRow;
  /** Data about the written record, for the operation log. A handler may add to it. */
  about: Record<string, unknown>;
  /** The history entries that the call wrote. */
  written: Promise<Written>[];
}

/** True for an answer with the code 0. */
const isDone = async (response: Response) =>
  (
    (await response
      .clone()
      .json()
      .catch(() => ({}))) as { code?: unknown }
  ).code === 0;

/** Returns the answer of a handler, or the refusal it threw. */
const answerOf = async (answer: () => Promise<Response> | Response): Promise<Response> => {
  try {
    return await answer();
  } catch (refusal) {
    if (refusal instanceof Response) return refusal;
    throw refusal;
  }
};

/**
 * Returns a handler for signed-in users only: HTTP 401 without a valid token, HTTP 403 without the permission. With
 * `null`, no permission is needed.
 */
export function secured(
  permission: string | null,
  answer: (call: Call) => Promise<Response> | Response,
): HttpResponseResolver {
  const resolver: HttpResponseResolver = async ({ request, params }) => {
    const token = request.headers.get('token');
    if (!token) return unauthorized("token can't null or empty string");
    const session = await sessions.find(token);
    if (!session || session.expiresAt < realTime()) return unauthorized(ended.get(token));
    const user = await users.find(session.userId);
    if (user?.status !== '0') return unauthorized();
    noteUse(token);
    const { pathname, searchParams } = new URL(request.url);
    if (user.mustChangePassword && !BEFORE_CHANGE.test(pathname)) return fail('请先修改初始密码');
    if (!BEFORE_FACTOR.test(pathname) && (await lacksFactor(user))) return fail('请先开启两步验证');
    if (permission !== null && !(await may(user, permission))) return forbidden(pathname.replace(/^.*?\/api/, ''));
    if (permission !== null) noteRight(user.userId, permission);
    // A handler's path begins with `*`, so msw stores the origin as the parameter `0`.
    const { 0: _origin, ...about } = params as Record<string, unknown>;
    const call: Call = {
      request,
      params: params as Record<string, string>,
      query: searchParams,
      user,
      session,
      about,
      written: [],
    };
    return once(request, user.userId, async () => {
      const isWrite = permission !== null && request.method === 'POST';
      const copy = isWrite ? request.clone() : request;
      const response = await answerOf(() => answer(call));
      if (!isWrite) return response;
      const isSaved = await isDone(response);
      if (importKeyOf(copy)) await noteImportedRow({ request: copy, user }, permission, { isSaved });
      else if (isSaved) await noteWrite({ request: copy, user, about, written: call.written }, permission);
      return response;
    });
  };
  return withFacts(resolver, { permission });
}

/** True when the user has a permission. The super administrator has all permissions. */
export async function may(user: UserRow, permission: string): Promise<boolean> {
  return isSuper(user) || (await buttonsOf(user)).includes(permission);
}

/** The super administrator has the userId 1. */
export const isSuper = (user: Pick<UserRow, 'userId'>) => user.userId === 1;

/** The enabled roles of a user. */
async function rolesOf(user: UserRow): Promise<RoleRow[]> {
  return (await roles.all()).filter((role) => role.status === '0' && user.roleIds.includes(role.roleId));
}

/** The menu rows of a user: all rows for the super administrator, otherwise the rows of the enabled roles. */
export async function menusOf(user: UserRow): Promise<MenuRow[]> {
  const all = await menus.all();
  if (isSuper(user)) return all;
  const granted = new Set((await rolesOf(user)).flatMap((role) => role.menuIds));
  return all.filter((menu) => granted.has(menu.menuId));
}

/** The distinct permission strings of a user. A cell may contain several, separated by commas. */
export async function buttonsOf(user: UserRow): Promise<string[]> {
  const cells = (await menusOf(user)).flatMap((menu) => (menu.perms ?? '').split(','));
  return [...new Set(cells.map((perm) => perm.trim()).filter(Boolean))];
}

/** Creates a session for the user's first company, with a new token of 32 hexadecimal digits. */
export async function signIn(
  user: UserRow,
  device: { browser?: string; os?: string } = {},
): Promise<{ userId: number; token: string; expire: number }> {
  for (const old of await sessions.all()) if (old.expiresAt < realTime()) await sessions.remove(old.token);
  const token = crypto.randomUUID().replaceAll('-', '');
  await sessions.insert({
    token,
    userId: user.userId,
    compId: user.compIds[0] ?? 0,
    expiresAt: realTime() + LIFETIME,
    createTime: timestamp(),
    sessionId: crypto.randomUUID(),
    ...device,
  });
  return { userId: user.userId, token, expire: LIFETIME / 1000 };
}

/** Ends all sessions of a user, except the one with the token `except`. Their windows show the reason. */
export async function signOut(userId: number, reason: string, except?: string): Promise<void> {
  for (const { userId: owner, token } of await sessions.all())
    if (owner === userId && token !== except) await endSession(token, reason);
}

/** Ends a session. Its windows show the reason, which the next request also receives with its 401. */
export async function endSession(token: string, reason: string): Promise<void> {
  ended.set(token, reason);
  publish('signout', { reason }, { token });
  await sessions.remove(token);
}
