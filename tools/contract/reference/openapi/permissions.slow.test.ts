import { afterAll, beforeAll, expect, it } from 'vitest';
import { menus, resetDb, roles, users } from '@mocks/db';
import { ask, tokenOf } from '@mocks/testClient';
import { calls } from './calls';

/** Calls that need at least a signed-in user. */
const closed = calls.filter(({ facts }) => facts.permission !== undefined);
const isFree = ({ facts }: (typeof calls)[number]) => facts.permission === null && facts.who !== 'superOnly';

beforeAll(() => resetDb());
afterAll(() => resetDb());

const send = async ({ method, path }: (typeof calls)[number], token?: string) => {
  const url = path.replaceAll(/:\w+/g, '0');
  return (await ask(url, { ...(token && { token }), ...(method === 'POST' && { body: {} }) })).status;
};

/** Returns the token of a user whose only role has no menu rows. */
async function nobody(): Promise<string> {
  const [role] = (await roles.all()).filter(({ roleId }) => roleId !== 1);
  const [user] = (await users.all()).filter(({ userId, status }) => userId !== 1 && status === '0');
  await roles.update(role?.roleId, { menuIds: [], status: '0' });
  await users.update(user?.userId, { roleIds: [role?.roleId ?? 0], mustChangePassword: false });
  return tokenOf(user?.loginName, user?.password);
}

it('a user without permissions gets a 403 for exactly the requests that need a permission or super admin rights', async () => {
  const token = await nobody();
  const wrong: string[] = [];
  for (const call of closed) {
    if (call.facts.who === 'ownWithout') continue;
    const refused = (await send(call, token)) === 403;
    if (refused === isFree(call)) wrong.push(`${call.method} ${call.path} ${call.facts.permission}`);
  }
  expect(closed.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

it('every call that requires a token answers 401 without a token', async () => {
  for (const call of closed) expect([call.path, await send(call)]).toEqual([call.path, 401]);
});

it('every permission is granted by a row of the menu', async () => {
  const granted = new Set((await menus.all()).flatMap(({ perms }) => (perms ?? '').split(',')));
  const missing = closed.flatMap(({ facts }) => facts.permission ?? []).filter((one) => !granted.has(one));
  expect([...new Set(missing)]).toEqual([]);
});
