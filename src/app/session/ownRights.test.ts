// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce } from '@/shared/api/events';
import { toCurrentUser } from '@/shared/auth/currentUser';
import { useSession } from '@/shared/auth/session';
import { viewAs, viewAsSelf } from '@/shared/auth/viewAs';
import { server } from '@/testing/server';
import { askRights, followRights, namesRights, reloadRights } from './ownRights';

const rights = () => useSession.getState().user?.buttons;
const answer = (reply: () => Response) => server.use(http.get('*/api/system/menu/user_auths', reply));
const { signal } = new AbortController();

beforeEach(() => useSession.setState({ user: toCurrentUser({ userId: 7, roleIds: [2] }) }));

it.each([
  [{ buttons: ['a:b:c'] }, true],
  [{ buttons: [] }, true],
  [{ buttons: null }, false],
  [{}, false],
  [null, false],
])('user info %j contains permissions: %s', (info, expected) => expect(namesRights(info)).toBe(expected));

it('permissions are loaded from their own endpoint when user info contains none', async () => {
  answer(() => HttpResponse.json({ code: 0, data: ['system:user:list', 7, null] }));
  await askRights(signal);
  expect(rights()).toEqual(['system:user:list']);
});

it.each([
  ['is refused', () => HttpResponse.json({ code: 500, msg: 'no' })],
  ['is not known to the server', () => HttpResponse.json({}, { status: 404 })],
  ['is empty', () => HttpResponse.json({ code: 0, data: [] })],
  ['returns no list', () => HttpResponse.json({ code: 0, data: { a: 1 } })],
])('all buttons are shown when the request for permissions %s', async (_, reply) => {
  answer(reply);
  await askRights(signal);
  expect(rights()).toEqual([]);
});

const refused = () => announce('forbidden', { message: '' });
let session: AbortController;
beforeEach(() => void (session = new AbortController()));
afterEach(() => session.abort());

it('[row 142] several 403s reload user info once and remove a revoked permission', async () => {
  useSession.setState({ user: toCurrentUser({ userId: 7, roleIds: [2], buttons: ['a:b:edit', 'a:b:list'] }) });
  let asked = 0;
  server.use(
    http.get('*/api/system/user/info', () => {
      asked++;
      return HttpResponse.json({ code: 0, data: { userId: 7, roleIds: [2], buttons: ['a:b:list'] } });
    }),
  );
  followRights(session.signal);
  refused();
  refused();
  await expect.poll(() => rights()).toEqual(['a:b:list']);
  expect(asked).toBe(1);
});

it.each([
  ['is refused, too', () => HttpResponse.json({ code: 403 }, { status: 403 })],
  [
    'belongs to another user',
    () => HttpResponse.json({ code: 0, data: { userId: 8, roleIds: [2], buttons: ['x:y:z'] } }),
  ],
  ['is nothing', () => HttpResponse.json({ code: 0, data: null })],
])('[row 142] when the reloaded user info %s, the user is unchanged and no request is repeated', async (_, reply) => {
  const answered = vi.fn(reply);
  server.use(http.get('*/api/system/user/info', answered));
  const before = useSession.getState().user;
  followRights(session.signal);
  refused();
  await expect.poll(() => answered).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(answered).toHaveBeenCalledOnce();
  expect(useSession.getState().user).toBe(before);
});

const info = (fields: object) =>
  server.use(
    http.get('*/api/system/user/info', () =>
      HttpResponse.json({ code: 0, data: { userId: 7, roleIds: [2], buttons: ['a:b:list'], ...fields } }),
    ),
  );

it('reloading user info applies changed field rights, even if the button permissions are unchanged', async () => {
  useSession.setState({ user: toCurrentUser({ userId: 7, roleIds: [2], buttons: ['a:b:list'] }) });
  info({ fields: { 'a:b': { name: 'hidden' } } });
  await reloadRights(signal);
  expect(useSession.getState().user?.fields).toEqual({ 'a:b': { name: 'hidden' } });
});

it('a permission that was revoked while the user viewed the product as a role does not come back', async () => {
  useSession.setState({ user: toCurrentUser({ userId: 7, roleIds: [2], buttons: ['a:b:edit', 'a:b:list'] }) });
  viewAs({ roleName: '访客', menuIds: new Set(), buttons: ['c:d:list'] });
  info({});
  await reloadRights(signal);
  expect(rights()).toEqual(['c:d:list']);
  viewAsSelf();
  expect(rights()).toEqual(['a:b:list']);
});
