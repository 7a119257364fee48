import { expect, it } from 'vitest';
import { isOnHost, objectHosts } from './objectHosts';

it.each([
  ['', []],
  [undefined, []],
  ['files.example.com', ['https://files.example.com']],
  [' https://A.example.com, *.oss.example.com\n', ['https://a.example.com', 'https://*.oss.example.com']],
  ['http://10.0.0.5:9000 http://objects.localhost:*', ['http://10.0.0.5:9000', 'http://objects.localhost:*']],
])('the object-store setting %j yields the hosts %j', (setting, hosts) => expect(objectHosts(setting)).toEqual(hosts));

it.each([
  '*',
  'https:',
  'https://*',
  "'unsafe-inline'",
  'a.example;script-src',
  'https://a.example/path',
  'data:',
  'a..b',
  '*.*.a',
])('the object-store setting rejects %j as a host', (setting) => expect(() => objectHosts(setting)).toThrow('no host'));

it.each([
  ['https://files.example.com', 'https://files.example.com/a.png?x=1', true],
  ['https://files.example.com', 'https://files.example.com:443/a.png', true],
  ['https://files.example.com', 'http://files.example.com/a.png', false],
  ['https://files.example.com', 'https://files.example.com:8443/a.png', false],
  ['https://files.example.com', 'https://files.example.com.evil.example/a.png', false],
  ['https://files.example.com', 'https://evil.example/files.example.com', false],
  ['https://*.example.com', 'https://a.b.example.com/x', true],
  ['https://*.example.com', 'https://example.com/x', false],
  ['https://*.example.com', 'https://evilexample.com/x', false],
  ['http://10.0.0.5:9000', 'http://10.0.0.5:9000/x', true],
  ['http://10.0.0.5:9000', 'http://10.0.0.5/x', false],
  ['http://objects.localhost:*', 'http://objects.localhost:41234/x', true],
])('with the object-store host %s, the address %s is in the object store: %s', (host, address, expected) =>
  expect(isOnHost(objectHosts(host), new URL(address))).toBe(expected),
);
