import { expect, type Page, test } from '@playwright/test';
import { type menuRows, screenRows } from './contract';
import { findings, openFirst, saveOpened, settle, visit } from './screen';
import { idOf, readable } from './records';
import { addressOf, signedIn } from './session';
import { type StrangeServer, startStrange } from './server';
import { isTurn } from '../support/tour';
import { type Variant, variants } from './variants';

/* The product in front of a backend that nobody here wrote: its data comes from the tables of docs/contract alone, and
   each variant is strange in one way. Every screen of the menu stands, opens its first record and saves it.
   `npm run test:strange` runs all variants, `npm run test:rest` another one every day. */

let backend: StrangeServer;
test.beforeAll(async () => {
  backend = await startStrange();
});
test.afterAll(() => backend.close());

for (const [index, variant] of variants.entries())
  test(`${variant.name}: every screen renders, opens its first record and saves it @full`, async ({ page }) => {
    test.skip(!isTurn('strange', index, variants.length), 'on another day');
    test.setTimeout(600_000);
    await signedIn(page, backend.address, variant);
    const problems: string[] = [];
    watch(page, problems);
    const lines: string[] = [];
    for (const row of screenRows) {
      const before = problems.length;
      backend.changes.length = 0;
      const { opened, refused } = await use(page, row, variant, problems).catch((error: Error) => {
        problems.push(error.message.split('\n', 6).join(' '));
        return { opened: false, refused: [] };
      });
      const own = problems.slice(before);
      const saved = backend.changes.map(({ path }) => path).join(' ') || refused.join(' ');
      lines.push(
        `${own.length === 0 ? 'ok ' : 'BAD'} ${(row.menuKey ?? '').padEnd(22)} ${opened ? 'opened' : ''} ${saved}`,
      );
      lines.push(...own.map((problem) => `      ${problem}`));
    }
    await test.info().attach('matrix', { body: lines.join('\n') });
    process.stdout.write(`\n${variant.name}\n${lines.join('\n')}\n`);
    expect(problems).toEqual([]);
  });

/** Opens a screen, its first record, and saves that; returns whether there was a record, and
    what the form refused. */
async function use(page: Page, row: (typeof menuRows)[number], variant: Variant, problems: string[]) {
  const address = addressOf(row, variant) + (row.visible === '1' ? `?id=${readable(idOf(0, variant))}` : '');
  const name = variant.moved ? `${row.menuName}甲` : row.menuName;
  await visit(page, address);
  await settle(page, name, address, problems, backend.quietFor);
  problems.push(...(await findings(page)));
  const opened = await openFirst(page);
  if (opened) problems.push(...(await findings(page)));
  const saved = await saveOpened(page, backend.changes);
  problems.push(...saved.problems);
  return { opened, refused: saved.refused };
}

/** Errors of the page and the console; the client's own words about fields that do not fit are what it promises. */
function watch(page: Page, problems: string[]) {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text()))
      problems.push(`console: ${message.text().slice(0, 300)}`);
  });
}
