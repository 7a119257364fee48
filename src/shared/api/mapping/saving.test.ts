import { expect, it } from 'vitest';
import { isValidPassword } from '@/shared/lib/rules/password';
import { exchange } from './exchange';
import type { Mapping } from './mapping';
import type { Call } from './theirCall';

/** Sends a record through a mapping; returns the calls that the backend received, and the response. */
async function ask(mapping: Pick<Mapping, 'calls' | 'records'>, call: Call, ...answers: object[]) {
  const sent: Call[] = [];
  const envelope = { code: 'code', success: [200], message: 'msg', data: 'data', rows: 'rows', total: 'total' };
  const { body } = await exchange({ envelope, ...mapping }, call, (one) => {
    sent.push(one);
    return Promise.resolve({ status: 200, body: answers[sent.length - 1] ?? { code: 200 } });
  });
  return { sent, body };
}
const post = (path: string, data: object): Call => ({ method: 'post', path, data });

it('each account created in a third-party backend gets a random password, which the response contains', async () => {
  const save: Mapping['calls'][string] = {
    to: 'POST /user',
    body: { name: ':loginName', password: ':random' },
    add: { initialPassword: ':random' },
    after: [{ to: 'POST /user-roles', body: { id: ':answer', roles: ':roleIds' } }],
  };
  const user = post('/user/save', { loginName: 'a', roleIds: [3] });
  const create = () => ask({ calls: { 'POST /user/save': save } }, user, { code: 200, data: 7 });
  const [one, other] = [await create(), await create()];
  const passwordIn = ({ sent }: typeof one) => (sent[0]?.data as { password: string } | undefined)?.password ?? '';
  expect(isValidPassword(passwordIn(one))).toBe(true);
  expect(one.body).toMatchObject({ code: 0, data: { initialPassword: passwordIn(one) } });
  expect(one.sent[1]?.data).toEqual({ id: 7, roles: [3] });
  expect(passwordIn(other)).not.toBe(passwordIn(one));
});

it('a save is reported as failed if the new record’s id cannot be read for the follow-up requests', async () => {
  const save = {
    to: 'POST /role',
    with: { roleId: 'GET /role?code=:roleKey records.0.id' },
    after: [{ to: 'POST /role-menus', body: { id: ':roleId', menus: ':menuIds' } }],
  };
  const role = post('/role/save', { roleId: 0, roleKey: 'a', menuIds: [3] });
  const saveWith = (...answers: object[]) =>
    ask(
      { records: { '/role': { values: { roleId: { '0': null } } } }, calls: { 'POST /role/save': save } },
      role,
      ...answers,
    );
  const done = await saveWith({ code: 200 }, { code: 200, rows: [{ id: '7' }], total: 1 });
  expect(done.sent[2]).toEqual({ method: 'POST', path: '/role-menus', data: { id: '7', menus: [3] } });
  expect(done.body).toMatchObject({ code: 0, data: { roleId: '7' } });
  const refused = await saveWith({ code: 200 }, { code: 500, msg: '没有权限' });
  expect(refused.body).toEqual({ code: 500, msg: '没有权限' });
});
