import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { toCurrentUser } from '@/shared/auth/currentUser';
import { useSession } from '@/shared/auth/session';
import { server } from '@/testing/server';
import { askRights, namesRights } from './ownRights';

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
])('user info %j names the permissions: %s', (info, expected) => expect(namesRights(info)).toBe(expected));

it('somebody whose user info names no permissions has those of the server’s other call', async () => {
  answer(() => HttpResponse.json({ code: 0, data: ['system:user:list', 7, null] }));
  await askRights(signal);
  expect(rights()).toEqual(['system:user:list']);
});

it.each([
  ['is refused', () => HttpResponse.json({ code: 500, msg: 'no' })],
  ['is unknown', () => HttpResponse.json({}, { status: 404 })],
  ['is empty', () => HttpResponse.json({ code: 0, data: [] })],
  ['is no list', () => HttpResponse.json({ code: 0, data: { a: 1 } })],
])('everything stays shown when it %s', async (_, reply) => {
  answer(reply);
  await askRights(signal);
  expect(rights()).toEqual([]);
});
