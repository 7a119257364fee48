import { expect, type Page, test } from '@playwright/test';
import { type menuRows, screenRows } from './contract';
import { findings, openFirst, saveOpened, settle, visit } from './screen';
import { idOf, readable } from './records';
import { addressOf, signedIn } from './session';
import { type StrangeServer, startStrange } from './server';
import { isTurn } from '../support/tour';
import { type Variant, variants } from './variants';

/* The product with an independent backend, whose data is created only from the tables in docs/contract. Each variant
   is unusual in one way. Every screen of the menu must render, open its first record and save it. All variants: `npm
   run test:strange`; a different one every second day: `npm run test:rest`. */

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

/** Opens a screen and its first record, and saves the record. Returns whether a record was opened, and form errors. */
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

/** Collects errors of the page and the console. The client's warnings about fields that do not match are expected. */
function watch(page: Page, problems: string[]) {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text()))
      problems.push(`console: ${message.text().slice(0, 300)}`);
  });
}
