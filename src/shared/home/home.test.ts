import { expect, it } from 'vitest';
import { inRow } from './inRow';
import { inOrder } from './waiting';

it('queues are sorted by overdue records, then by longest wait, and queues that failed to load come last', () => {
  const queue = (name: string, total: number, since?: string, isReviewed = false) => ({
    kind: { name, isReviewed },
    queue: { total, since },
    isPending: false,
  });
  const all = [
    { kind: { name: 'failed', isReviewed: false }, queue: undefined, isPending: false },
    queue('young', 9, '2026-11-20 09:00:00'),
    queue('ageless', 2),
    queue('empty', 0),
    { kind: { name: 'pending', isReviewed: false }, queue: undefined, isPending: true },
    queue('old', 1, '2026-10-01 09:00:00'),
    queue('late', 1, '2026-11-01 09:00:00', true),
  ];
  expect(inOrder(all, 24).map(({ kind }) => kind.name)).toEqual(['late', 'old', 'young', 'ageless', 'failed']);
});

it('tiles are spread evenly over rows of at most eight tiles', () => {
  expect([0, 1, 6, 8, 9, 12, 17].map((tiles) => inRow(tiles)['--in-row'])).toEqual([1, 1, 6, 8, 5, 6, 6]);
});
