import { beforeEach, expect, it } from 'vitest';
import { screenKeys } from '@/app/navigation/screens';
import { signInAs } from './renderPage';
import { visitScreen } from './visitScreen';

beforeEach(() => signInAs());

/** Returns ids that occur more than once in the page, except antd's ids, which are all `test` in tests. */
function twice(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => !/^(?:rc-\w+-)?test-/.test(id));
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

it.each(screenKeys)('two open tabs of %s share no element id', { timeout: 60_000 }, async (key) => {
  const leave = await visitScreen(key, (answer) => answer, 2);
  expect(document.body.textContent?.length).toBeGreaterThan(3);
  expect(twice()).toEqual([]);
  leave();
});
