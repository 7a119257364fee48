import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoAccount, operatorAccount } from '@mocks/demo';
import { switchesOf } from './lists/conditions';
import { contractOf, type Operation } from './contract';
import { startCopy } from './mistakes/copyServer';
import { startMock } from './mistakes/mockServer';
import { picked, withoutChecks } from './mistakes/removedChecks';
import { reasonNotToSend } from './neverSent';
import { probeOf } from './probes';
import { type Answers, checkReads } from './reads';
import { fails } from './result';
import { checkRoles, isLacking, permissionsOf, type Person } from './roles';
import { Server } from './server';
import { checkSignIn } from './session';

const contract = contractOf(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
const SEED = 20261126;

/** Signs in as the administrator and fetches the answers that provide ids. */
async function prepared(base: string) {
  const target = {
    base,
    user: demoAccount.username,
    password: demoAccount.password,
    header: 'token',
    login: '/auth/login',
  };
  const server = new Server(target);
  await checkSignIn(server);
  const answers: Answers = new Map();
  const plain = { ...contract, operations: contract.operations.map((one) => ({ ...one, filters: [], sorts: [] })) };
  await checkReads({ server, contract: plain, known: new Map(), answers, switches: await switchesOf(server) });
  return { server, target, answers };
}

/** Returns the calls that should have been refused but were not. */
const callsOf = async (base: string, people: Person[], { target, answers }: Awaited<ReturnType<typeof prepared>>) =>
  (await checkRoles({ ...target, base }, contract, people, answers)).filter(fails);

/** Removes permission checks from random calls that the person may not make. Returns their number if all were found. */
async function findRemoved(base: string, person: Person, isServed: (one: Operation) => boolean): Promise<number> {
  const ready = await prepared(base);
  expect(await callsOf(base, [person], ready), 'no false alarm').toEqual([]);
  const own = new Server({ ...ready.target, ...person });
  await checkSignIn(own);
  const held = (await permissionsOf(own)) ?? [];
  expect(held.length).toBeGreaterThan(0);
  // Leaves out changes that are also refused because another user owns the record: that refusal hides a removed check.
  const isSeen = (one: Operation) => one.method === 'GET' || !one.who?.startsWith('who');
  const lacking = contract.operations.filter((one) => isServed(one) && isLacking(one, held) && isSeen(one));
  // Also removes the check that a user owns a record.
  const owned = contract.operations.filter((one) => isServed(one) && one.path === '/act/business/get/{id}');
  const removed = [...picked(lacking, 40, SEED), ...owned];
  const copy = await startCopy(base, withoutChecks(removed, ready.server.token ?? ''));
  try {
    const found = await callsOf(copy.base, [person], ready);
    const calls = removed.map(({ method, path }) => `${method} ${path} as ${person.user}`);
    expect(found.map(({ call }) => call).sort()).toEqual(calls.sort());
    expect(found.every(({ words }) => words.startsWith('`curl -H "token: $TOKEN"'))).toBe(true);
    return removed.length;
  } finally {
    copy.close();
  }
}

const isSent = (one: Operation) => reasonNotToSend(one.method, probeOf(one).address, { isWriting: true }) === undefined;

describe('calls that a role has no permission for', () => {
  it('the contract checker reports exactly the endpoints of the mock whose permission check was removed', async () => {
    const mock = await startMock();
    try {
      const person = { user: operatorAccount.username, password: operatorAccount.password };
      expect(await findRemoved(mock.base, person, isSent)).toBe(41);
    } finally {
      mock.close();
    }
  });

  // The example in the documents needs Python.
  it.skipIf(spawnSync('python3', ['--version']).status !== 0)(
    'the contract checker reports exactly the endpoints of docs/backend whose permission check was removed',
    async () => {
      const python = spawn('python3', ['docs/backend/server.py', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
      try {
        const [line] = (await once(python.stdout, 'data')) as [Buffer];
        const served =
          /^\/system\/(?:user\/(?:save|update|status|remove|resetPwd)|dict\/\w+\/(?:list|save|update|remove)|dept\/list)$/;
        const person = { user: 'ada', password: demoAccount.password };
        expect(await findRemoved(String(line).trim(), person, ({ path }) => served.test(path))).toBe(14);
      } finally {
        python.kill();
      }
    },
  );
});
