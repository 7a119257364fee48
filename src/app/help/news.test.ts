import { expect, it } from 'vitest';
import changes from '../../../docs/CHANGELOG.md?raw';
import words from './locales/zh-CN.json';
import { newsIn, RELEASES } from './news';

it('entries run over lines, and what stands around them is left out', () =>
  expect(newsIn('# What\n\nThe newest first.\n\n## Next\n\n- One\n  and more.\n- Two.\n\n## Empty\n')).toEqual([
    { title: 'Next', entries: ['One and more.', 'Two.'] },
  ]));

it('the product’s own change log has news', () => {
  const [newest] = newsIn(changes);
  expect(newest?.entries.length).toBeGreaterThan(5);
  expect(newest?.entries.every((entry) => /[.!?)]$/.test(entry))).toBe(true);
});

it('every release of the change log has its main things in the words of the product', () => {
  expect(Object.keys(words.releases)).toEqual([...RELEASES]);
  expect(newsIn(changes)).toHaveLength(RELEASES.length);
});
