import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetDb } from '@mocks/db';
import { demoAccount, disabledAccount } from '@mocks/demo';
import { tables } from '@mocks/table';
import { startStrange } from '../../../e2e/strange/server';
import { startCopy } from './mistakes/copyServer';
import { checkServer } from './main';
import { startMock } from './mistakes/mockServer';
import { mistakes } from './mistakes/mistakes';

interface Document {
  paths: Record<string, unknown>;
}
const contract = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Document;
const START = /^\/(?:auth\/log|system\/user\/info|system\/menu\/user$)/;

const target = (base: string, user = demoAccount.username) => ({
  base,
  user,
  password: demoAccount.password,
  header: 'token',
  login: '/auth/login',
});

/** The number of rows in every table, except tables that log what happened or that are derived from the time. */
async function stored(): Promise<Record<string, number>> {
  const kept = [...tables].filter(([name]) => !/log|session|histor|uses?$|captcha|gameRecord|registration/i.test(name));
  return Object.fromEntries(await Promise.all(kept.map(async ([name, table]) => [name, (await table.all()).length])));
}

let mock: Awaited<ReturnType<typeof startMock>>;
let base: string;
beforeAll(async () => {
  mock = await startMock();
  ({ base } = mock);
});
beforeEach(() => resetDb());
afterAll(() => mock.close());

describe('the mock backend over HTTP', () => {
  it('the contract checker accepts the mock backend and removes all records created for the check', async () => {
    const before = await stored();
    const blocked = { user: disabledAccount.username, password: disabledAccount.password };
    const options = { write: true, all: true, blocked };
    const { failed, results, markdown } = await checkServer(target(base), contract, options);
    expect(failed).toEqual([]);
    const [ok, unknown] = ['ok', 'unknown'].map((kind) => results.filter(({ outcome }) => outcome === kind));
    expect(ok?.length).toBeGreaterThan(210);
    expect(ok?.filter(({ call }) => call.endsWith('of a removed record')).length).toBeGreaterThan(12);
    // Two kinds of calls are not tried: changes, for which only existence is checked, and reads without any record.
    expect(
      unknown
        ?.filter(({ call, words }) => call.startsWith('GET') && words !== 'no record to ask about')
        .map(({ call }) => call),
    ).toEqual([
      'GET /auth/social/{provider}/callback',
      'GET /auth/social/wechat/callback',
      'GET /biz/review/handover/{id}',
      'GET /system/accounts/switch_comp',
      'GET /system/social/{provider}/pc_login',
    ]);
    expect(markdown).toContain('Every call that was tried is as the contract says.');
    expect(await stored()).toEqual(before);
  });

  it('the contract checker reports a request without permission as forbidden, not as a failure', async () => {
    const { failed, results } = await checkServer(target(base, 'yunying'), contract);
    expect(failed).toEqual([]);
    expect(results.find(({ call }) => call === 'GET /biz/order/list')).toMatchObject({
      outcome: 'forbidden',
      words: 'the account lacks sales:order:list',
    });
  });

  it('the contract checker reports only the refused sign-in when the password is wrong', async () => {
    const { failed, junit, isShut } = await checkServer({ ...target(base), password: 'wrong' }, contract);
    expect(isShut).toBe(true);
    expect(failed.map(({ call }) => call)).toEqual(['POST /auth/login']);
    expect(junit).toContain('<testsuite name="contract" tests="3" failures="1" skipped="0">');
    expect(junit).toContain('用户不存在/密码错误');
  });

  it('without --write, the contract checker only reads data, signs in and signs out', async () => {
    const seen = new Set<string>();
    const listen = ({ method = '', url = '' }: IncomingMessage) => void seen.add(`${method} ${url.split('?')[0]}`);
    mock.server.on('request', listen);
    await checkServer(target(base), contract);
    mock.server.off('request', listen);
    expect(seen.size).toBeGreaterThan(150);
    expect([...seen].filter((call) => !/^(?:GET|OPTIONS) /.test(call)).sort()).toEqual([
      'POST /api/auth/login',
      'POST /api/auth/logout',
    ]);
  });
});

describe('a deliberate mistake in the mock backend', () => {
  it.each(mistakes)('the contract checker finds a mistake in the mock backend: $name, at $found', async (mistake) => {
    const started = await startCopy(base, mistake);
    const [call, path] = mistake.found;
    // Checks only the calls at the start of a session and those next to the wrong call.
    const beside = call.replace(/^\w+ (.*\/)[^/]*$/, '$1').replace('get/', '');
    const part = Object.entries(contract.paths).filter(([one]) => START.test(one) || one.startsWith(beside));
    const { write } = mistake;
    const options = { write, all: true, blocked: { user: disabledAccount.username, password: demoAccount.password } };
    try {
      const document = { ...contract, paths: Object.fromEntries(part) };
      const { failed, results, junit, markdown } = await checkServer(target(started.base), document, options);
      const named = mistake.isRemark ? results : failed;
      const result = named.find((one) => one.call === call);
      expect(named.map((one) => one.call)).toContain(call);
      const paths = result?.problems.map((one) => one.path) ?? [];
      if (path) expect(paths.map((one) => (path.includes('=') ? one : one.split('=')[0]))).toContain(path);
      expect(markdown).toContain(`### ${call}`);
      if (!mistake.isRemark) expect(junit).toContain('<failure');
    } finally {
      started.close();
    }
  });
});

describe('a backend generated from docs/contract alone', () => {
  const check = async (user: string) => {
    const strange = await startStrange();
    try {
      return (await checkServer(target(`${strange.address}/api`, user), contract, { all: true })).failed;
    } finally {
      await strange.close();
    }
  };

  it('the contract checker reports missing endpoints and ignored filters, but not unusual id or time formats', async () => {
    const plain = await check('plain');
    const calls = plain.map(({ call }) => call);
    expect(calls).toContain('GET /code');
    // This backend neither filters nor sorts. Inside nested lists it returns texts, whatever the type should be.
    const templates = plain.find(({ call }) => call === 'GET /biz/contractTemplate/list')?.problems ?? [];
    expect(templates.map(({ path }) => path).filter((path) => !path.startsWith('?'))).toEqual([
      'records[].variables[].required',
    ]);
    expect(templates.map(({ path }) => path)).toContain('?templateName');
    for (const variant of ['idsAsText', 'longIds', 'isoDates', 'epochDates', 'bareBodies', 'movedAreas'])
      expect((await check(variant)).map(({ call }) => call)).toEqual(calls);
  });

  it('the contract checker reports fields that have the wrong type', async () => {
    const failed = await check('misfits');
    expect(failed.length).toBeGreaterThan(90);
    const users = failed.find(({ call }) => call === 'GET /system/user/list')?.problems.filter(({ read }) => !read);
    expect(users).toContainEqual({
      path: 'records[].userName',
      expected: 'string',
      seen: expect.stringMatching(/^\{"text":/) as string,
      read: false,
    });
  });
});

// The example needs Python.
describe.skipIf(spawnSync('python3', ['--version']).status !== 0)('the example backend in docs/backend', () => {
  it('every endpoint of the example backend meets the contract, including endpoints that write data', async () => {
    const python = spawn('python3', ['docs/backend/server.py', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const [line] = (await once(python.stdout, 'data')) as [Buffer];
      const address = String(line).trim();
      const blocked = { user: 'bob', password: demoAccount.password };
      const { failed, results } = await checkServer(target(address), contract, { write: true, blocked });
      expect(failed).toEqual([]);
      expect(results.filter(({ outcome }) => outcome === 'ok').map(({ call }) => call)).toEqual(
        expect.arrayContaining(['GET /system/user/list', 'GET /system/menu/user', 'POST /system/dict/type/update']),
      );
      const person = ['--base', address, '--user', demoAccount.username, '--password', demoAccount.password];
      const folder = mkdtempSync(join(tmpdir(), 'checked-'));
      const command = (...args: string[]) =>
        spawnSync('node', ['tools/contract/check.mjs', ...args, '--out', folder], { encoding: 'utf8' });
      expect(command(...person).status).toBe(0);
      expect(readdirSync(folder)).toEqual(['contract-check.md', 'contract-check.xml']);
      const whole = command(...person, '--all');
      expect(whole.stdout).toContain('### GET /biz/');
      expect(whole.status, 'most calls are missing').toBe(1);
      expect(command('--base', address).status, 'without a user').toBe(2);
      expect(command(...person, '--only', '/sytem/user').stderr).toContain('no path that begins with /sytem/user');
      expect(command(...person, '--only', '/sytem/user').status).toBe(2);
      expect(command(...person, '--password', 'wrong').status, 'a wrong password').toBe(2);
      expect(command(...person, '--wirte').status, 'a typing error').toBe(2);
      expect(command('--help').status).toBe(0);
      rmSync(folder, { recursive: true });
    } finally {
      python.kill();
    }
  });
});
