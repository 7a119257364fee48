import { expect, it } from 'vitest';
import changes from '../../../docs/CHANGELOG.md?raw';
import { newsIn } from './news';

it('entries run over lines, and what stands around them is left out', () =>
  expect(newsIn('# What\n\nThe newest first.\n\n## Next\n\n- One\n  and more.\n- Two.\n\n## Empty\n')).toEqual([
    { title: 'Next', entries: ['One and more.', 'Two.'] },
  ]));

it('the product’s own change log has news', () => {
  const [newest] = newsIn(changes);
  expect(newest?.entries.length).toBeGreaterThan(5);
  expect(newest?.entries.every((entry) => /[.!?)]$/.test(entry))).toBe(true);
});
