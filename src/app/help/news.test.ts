import { expect, it } from 'vitest';
import changes from '../../../docs/CHANGELOG.md?raw';
import words from './locales/zh-CN.json';
import { newsIn, RELEASES } from './news';

it('an entry of the change log can have several lines', () =>
  expect(newsIn('# What\n\nThe newest first.\n\n## Next\n\n- One\n  and more.\n- Two.\n\n## Empty\n')).toEqual([
    { title: 'Next', entries: ['One and more.', 'Two.'] },
  ]));

it('the change log has entries, each a full sentence', () => {
  const [newest] = newsIn(changes);
  expect(newest?.entries.length).toBeGreaterThan(5);
  expect(newest?.entries.every((entry) => /[.!?)]$/.test(entry))).toBe(true);
});

it('each release in the change log has translated highlights', () => {
  expect(Object.keys(words.releases)).toEqual([...RELEASES]);
  expect(newsIn(changes)).toHaveLength(RELEASES.length);
});
