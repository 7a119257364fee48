// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { setObjectHosts } from '@/testing/objectHosts';
import { hostElsewhere, shownHere } from './shownHere';

afterEach(() => setObjectHosts(''));

it.each([
  ['/api/system/dfs/file/1', '/api/system/dfs/file/1', undefined],
  [`${location.origin}/api/file/1`, `${location.origin}/api/file/1`, undefined],
  ['https://files.example.com/a.png', 'https://files.example.com/a.png', undefined],
  ['https://tracker.example/p.gif?me=1', undefined, 'tracker.example'],
  ['http://files.example.com/a.png', undefined, 'files.example.com'],
  ['//files.example.com/a.png', undefined, undefined],
  ['data:image/png;base64,AA==', undefined, undefined],
  ['javascript:alert(1)', undefined, undefined],
  [null, undefined, undefined],
])('for the file address %s, the displayed address is %s and the foreign host is %s', (address, shown, host) => {
  setObjectHosts('files.example.com');
  expect([shownHere(address), hostElsewhere(address)]).toEqual([shown, host]);
});

it('only files from our own server are shown if no object-store host is allowed', () => {
  expect(shownHere('https://files.example.com/a.png')).toBeUndefined();
  expect(shownHere('/a.png')).toBe('/a.png');
});
