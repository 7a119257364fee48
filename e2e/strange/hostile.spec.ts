import { expect, type Page, test } from '@playwright/test';
import { screenRows } from './contract';
import { idOf, readable } from './records';
import { closeAll, openFirst, settle, visit } from './screen';
import { addressOf, signedIn } from './session';
import { type StrangeServer, startStrange } from './server';
import { hostileVariant } from './variants';

/* A backend in which each text contains all hostile texts and each address is a hostile one, and a browser without
   the content security policy, so that nothing else stops them. Visits every screen and the first record of each. */

test.use({ bypassCSP: true });

let backend: StrangeServer;
test.beforeAll(async () => {
  backend = await startStrange();
});
test.afterAll(() => backend.close());

test('[row 114] [row 116] @security hostile server data neither runs scripts nor loads hostile addresses, even without a content security policy @full', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?|ftp):$/.test(protocol) && origin !== backend.address) foreign.push(request.url());
  });
  page.on('dialog', (dialog) => void dialog.dismiss());
  await signedIn(page, backend.address, hostileVariant);
  const opened: string[] = [];
  for (const row of screenRows) {
    const address = addressOf(row, hostileVariant);
    const of = row.visible === '1' ? `?id=${readable(idOf(0, hostileVariant))}` : '';
    await visit(page, address + of);
    await settle(page, row.menuName, address, [], backend.quietFor);
    if (await openFirst(page).catch(() => false)) opened.push(address);
    expect(await effects(page), address).toEqual([]);
    await closeAll(page);
  }
  expect(opened.length).toBeGreaterThan(30);
  expect(foreign).toEqual([]);
});

/** Returns the traces of a hostile text that took effect: its mark, a frame, another page, elements of its own. */
const effects = (page: Page) =>
  page.evaluate(() => [
    ...('__xss' in window ? ['it ran'] : []),
    ...(document.querySelector('form[action], object, embed, base, body > script:not([src])') ? ['it is there'] : []),
    ...[...document.querySelectorAll('iframe')].filter(({ src }) => !/^blob:|^$/.test(src)).map(({ src }) => src),
  ]);
