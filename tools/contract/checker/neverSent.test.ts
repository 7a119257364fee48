import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contractOf } from './contract';
import { reasonNotToSend } from './neverSent';
import { probeOf } from './probes';
import { Server } from './server';

const { operations } = contractOf(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
const reasonOf = (path: string) => reasonNotToSend('POST', path, { isWriting: true });

it('calls that clean up, remove in bulk, change settings or reach people are never sent, even with writes', () => {
  const sent = operations.filter((one) => one.method === 'POST' && !reasonOf(probeOf(one).address));
  const dangerous =
    /clean|All$|settings?|saveConfig|aboutUs|pwd$|sessions\/end|register|forge|verification|upload|urge|bind/;
  expect(sent.filter(({ path }) => dangerous.test(path)).map(({ path }) => path)).toEqual([]);
  expect(sent.length).toBeGreaterThan(150);
});

it('records are removed one at a time', () => {
  expect(reasonOf('/system/user/remove?ids=7')).toBeUndefined();
  expect(reasonOf('/system/config/remove/7')).toBeUndefined();
  for (const path of ['/system/user/remove', '/system/user/remove?ids=7,8', '/system/config/remove/7,8'])
    expect(reasonOf(path)).toBe('removes more than one record');
});

it('a read-only server connection refuses to send a change', async () => {
  const target = { base: 'http://127.0.0.1:9', user: '', password: '', header: 'token', login: '/auth/login' };
  await expect(new Server(target).ask('/system/role/save', { body: {} })).rejects.toThrow('changes data');
  await expect(new Server(target).ask('/system/accounts/switch_comp')).rejects.toThrow('company');
});
