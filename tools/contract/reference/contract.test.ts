import { expect, it } from 'vitest';
import { optionalCall, optionalCalls } from '@/shared/api/optional';
import { contractEndpoints } from './contract';
import { endpointList } from './pages';

/** Calls that the mock answers although no screen sends them: files of its records, and other RuoYi calls. */
const NOT_CALLED = [
  /^GET .*\/(picture|poster|evidence|photo|certificate|file)\//,
  /^POST \/system\/(config|dict\/data|dict\/type)\/status$/,
  /^GET \/system\/(dfs|operLog)\/get\/:id$/,
  /^GET \/system\/(menu\/all|menu\/role\/:roleId|post\/list|sysArea\/getCityList\/:parentCode)$/,
];

const isOf = (asked: string, named: string) => new RegExp(`^${named.replaceAll(/:\w+/g, '[^/]+')}$`).test(asked);
const contract = contractEndpoints();
const inContract = ({ method, path }: { method: string; path: string }) =>
  contract.some((one) => one.method === method && isOf(path, one.path));

it('every call of the client is in the contract, or declared as optional', () => {
  const called = endpointList
    .filter(({ method }) => method === 'GET' || method === 'POST')
    // Replaces the second path under which the calls for files are served.
    .map(({ method, path }) => ({ method, path: path.replace(/^\/system\/oss\b/, '/system/dfs') }));
  const undeclared = called
    .filter((one) => !inContract(one) && !optionalCall({ method: one.method, url: one.path }))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((line) => !NOT_CALLED.some((pattern) => pattern.test(line)));
  expect(contract.length).toBeGreaterThan(300);
  expect(
    undeclared,
    'add them to docs/contract/README.md, the verb of an entity to VERBS, or the call to optionalCalls of its area.ts',
  ).toEqual([]);
});

it('the client’s list of optional calls contains no call of the contract', () => {
  expect(optionalCalls().filter(inContract)).toEqual([]);
});
