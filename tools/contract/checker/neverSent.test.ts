import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { contractOf } from './contract';
import { reasonNotToSend } from './neverSent';
import { probeOf } from './probes';
import { Server } from './server';

const { operations } = contractOf(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
const reasonOf = (path: string) => reasonNotToSend('POST', path, { isWriting: true });

it('calls that clean up, remove in bulk, change settings or notify people are never sent, even with --write', () => {
  const sent = operations.filter((one) => one.method === 'POST' && !reasonOf(probeOf(one).address));
  const dangerous =
    /clean|All$|settings?|saveConfig|aboutUs|pwd$|sessions\/end|register|forge|verification|upload|urge|bind/;
  expect(sent.filter(({ path }) => dangerous.test(path)).map(({ path }) => path)).toEqual([]);
  expect(sent.length).toBeGreaterThan(150);
});

it('the checker removes records only one at a time', () => {
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

/** Requests a stream from a server that sends this text and keeps the stream open, unless it `ends`. */
async function askStream(text: string, { ends = false } = {}) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(text);
    if (ends) response.end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const target = { base, user: '', password: '', header: 'token', login: '/auth/login' };
  return new Server(target).ask('/system/events');
}

it('the contract checker reads an endless event stream only until the first event', async () => {
  expect(await askStream('retry: 2000\nid: 1\nevent: hello\ndata: {}\n\n')).toEqual({ kind: 'file' });
});

it('an event stream without an event does not count as a response', async () => {
  expect(await askStream(': nothing\n\n', { ends: true })).toMatchObject({
    kind: 'broken',
    words: 'no event within 5 seconds',
  });
});
