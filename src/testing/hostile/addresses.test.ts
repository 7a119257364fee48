// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { buildMenuTree } from '@/app/navigation/menuTree';
import { menuLinks } from '@/app/navigation/menuLinks';
import { afterSignIn, forgetAddress, rememberAddress } from '@/app/session/returnAddress';
import { hostElsewhere, shownHere } from '@/shared/files/shownHere';
import { storedFile } from '@/shared/files/storedFile';
import { linkAddress, sanitizeToNodes } from '@/shared/form/fields/rich/sanitize';
import { httpUrl, inAppPath, safeHref } from '@/shared/lib/safeUrl';
import { setObjectHosts } from '../objectHosts';
import { hostileAddresses } from './addresses';

/* Feeds every hostile address to each function that reads an address. All other code uses these functions. */

const row = { menuId: 1, menuKey: 'user', menuName: 'a', parentId: 0, component: 'system/UserList' };
const child = { ...row, menuId: 2, parentId: 1, menuKey: 'child' };

const sendsBack = (address: unknown) => afterSignIn(address as string, 1);
const remembered = (address: unknown) => {
  rememberAddress(address as string, 1);
  return afterSignIn(null, 1);
};
const inRichText = (tag: string, name: string) => (address: unknown) => {
  const element = document.createElement(tag);
  element.setAttribute(name, String(address));
  return sanitizeToNodes(element.outerHTML).querySelector('[href], [src]');
};

/** The functions that read an address, each with a predicate for its safe results. */
const consumers: [name: string, read: (address: unknown) => unknown, isSafe: (made: unknown) => boolean][] = [
  ['a path of ours', inAppPath, (made) => made === undefined],
  ['an address outside', httpUrl, (made) => made === undefined],
  ['a link', safeHref, (made) => made === undefined],
  ['a picture', shownHere, (made) => made === undefined],
  ['a picture elsewhere', hostElsewhere, (made) => made === undefined],
  ['a redirect after the sign-in', sendsBack, (made) => made === '/'],
  ['an address to come back to', remembered, (made) => made === '/'],
  ['a link in formatted text', linkAddress, isSafeLink],
  ['a link pasted', inRichText('a', 'href'), (made) => isSafeLink(addressIn(made))],
  ['a picture pasted', inRichText('img', 'src'), (made) => isSafeLink(addressIn(made))],
  [
    'the place of a menu row',
    (path) => buildMenuTree([{ ...row, path }]).all.find(({ id }) => id === '1'),
    isSafePlace,
  ],
  ['the link of a menu row', (path) => menuLinks(buildMenuTree([{ ...row, path }]))('user'), isOurs],
  ['the redirect of a menu row', (redirect) => redirectOf(redirect), isOurs],
];

function redirectOf(redirect: unknown) {
  const tree = buildMenuTree([{ ...row, component: 'RouteView', redirect }, child]);
  return tree.all.find(({ id }) => id === '1')?.redirect;
}

/** True for a path of the product, a mail link, or a complete URL. The user sees the host before following it. */
function isSafeLink(made: unknown): boolean {
  return isOurs(made) || /^(?:https?:\/\/|mailto:)/.test(String(made));
}
/** True for a path of the product or an external http(s) URL, which opens only after a dialog that names the host. */
function isSafePlace(made: unknown): boolean {
  const { path, href } = made as { path?: string; href?: string };
  return isOurs(path) && (href === undefined || httpUrl(href) === href);
}
function isOurs(made: unknown): boolean {
  return made === undefined || made === null || inAppPath(made) !== undefined;
}
const addressIn = (made: unknown) =>
  (made as Element | null)?.getAttribute(made instanceof HTMLImageElement ? 'src' : 'href');

beforeEach(() => {
  forgetAddress();
  setObjectHosts('');
});

it('the tests cover at least 40 hostile addresses and at least 6 functions that read addresses', () => {
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(40);
  expect(consumers.length).toBeGreaterThanOrEqual(6);
});

describe.each(consumers)('[row 14] [row 43] [row 116] @security %s', (_, read, isSafe) => {
  it.each(hostileAddresses.map((address) => [address]))('the result for the hostile address %j is safe', (address) => {
    const made = read(address);
    expect({ made, safe: isSafe(made) }).toEqual({ made, safe: true });
  });
});

it.each(hostileAddresses.map((address) => [address]))(
  '[row 74] @security a file at the hostile address %j is not fetched',
  async (address) => {
    await expect(storedFile(address as string)).rejects.toMatchObject({ kind: 'refused' });
  },
);
