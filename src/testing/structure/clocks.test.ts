import { expect, it } from 'vitest';
import { isTest, sources } from './sources';

/** Files that may read the browser's day and hour, with the reason. */
const BROWSER_CLOCK: Record<string, string> = {
  'src/shared/form/fields/DateField.tsx': 'compares the browser’s day with the server’s',
  'src/shared/home/BlocksPage.tsx': 'greets the user by the time of their day',
  'src/shared/list/transfer/saveFile.ts': 'names a file on the user’s computer',
  'src/shared/telemetry/reporter.ts': 'sends UTC',
};

const BROWSER_TIME = /\bdayjs\(\)|\bnew Date\(\)|\bdayjs\([\w.]+\)\.format\(|\.toTimeString\(/;

it('only the files in the list of exceptions use the browser’s clock instead of the server’s time', () => {
  const found = sources.filter(([path, source]) => !isTest(path) && BROWSER_TIME.test(source));
  expect(found.map(([path]) => path).toSorted()).toEqual(Object.keys(BROWSER_CLOCK));
});
