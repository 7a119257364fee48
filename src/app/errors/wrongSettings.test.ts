import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wrongSettings } from './wrongSettings';

it('only unknown settings and invalid values are reported', () => {
  const given = {
    apiBase: '/desk-api',
    apiTimeout: '60',
    tokenHeader: 'x-token',
    timeZone: 'Mars/Olympus',
    languages: ['zh-CN', 'en-US'],
    objectHosts: "https://files.example.com 'unsafe-inline'",
    apibase: '/api',
  };
  expect(wrongSettings(given).map(([name]) => name)).toEqual(['apiTimeout', 'timeZone', 'objectHosts', 'apibase']);
});

it.each([
  ['apiBase', 'https://evil.example/api'],
  ['apiBase', '//evil.example'],
  ['tokenHeader', 'x token'],
  ['languages', []],
  ['languages', ['fr-FR']],
  ['twoStep', 'true'],
  ['reportAddress', 'http://logs.example.com/desk'],
  ['reportAddress', '//logs.example.com/desk'],
  ['reportAddress', '/watch?key=secret'],
  ['reportShare', 10],
  ['constructor', '/x'],
])('the setting %s must not be %j', (name, value) => expect(wrongSettings({ [name]: value })).toEqual([[name, value]]));

it.each(['/watch', 'https://logs.example.com:8443/v1/desk'])(
  'the address %s is accepted for error reports',
  (reportAddress) => expect(wrongSettings({ reportAddress, reportShare: 0.1 })).toEqual([]),
);

it('each invalid entry of a backend’s API mapping is reported separately', () => {
  const mapping = { envelope: { succes: [200] }, calls: { 'GET /a': 'FETCH /b', 'list users': 'GET /c' } };
  expect(
    wrongSettings({ mapping })
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(['mapping.calls.GET /a', 'mapping.calls.list users', 'mapping.envelope']);
  expect(wrongSettings({ mapping: { envelope: { code: 'code', success: [200] }, calls: {} } })).toEqual([]);
});

it('the default configuration file `config.js` contains no settings', () => {
  expect(readFileSync('public/config.js', 'utf8')).toMatch(/^self\.TALENT_DESK = \{\};$/m);
});
