// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDrawn } from './useDrawn';

const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** Renders a list of these ids; `counts` has the number of rendered rows after each change. */
function draw(ids: readonly string[], upTo: string | null = null) {
  const counts: number[] = [];
  const hook = renderHook(
    (list: readonly string[]) => {
      const count = Math.min(useDrawn(list, upTo), list.length);
      if (counts.at(-1) !== count) counts.push(count);
      return count;
    },
    { initialProps: ids },
  );
  return { counts, show: hook.rerender, all: (count: number) => waitFor(() => expect(counts.at(-1)).toBe(count)) };
}

it('the first rows of a long list are rendered immediately, and all other rows in steps', async () => {
  const { counts, all } = draw(rows(1, 100));
  await all(100);
  expect(counts).toEqual([16, 46, 76, 100]);
  expect(draw(rows(1, 30)).counts).toEqual([30]);
});

it('if the user returns to row 77 of 100, the first 77 rows are rendered immediately', () => {
  expect(draw(rows(1, 100), '77').counts).toEqual([77]);
});

it('rendering restarts from the first row when the rows or their order change', async () => {
  const { counts, show, all } = draw(rows(1, 70));
  await all(70);
  show(rows(71, 140));
  await all(70);
  show(rows(71, 140).toReversed());
  await all(70);
  expect(counts).toEqual([16, 46, 70, 16, 46, 70, 16, 46, 70]);
});

it('removing or adding a row does not restart the rendering', async () => {
  const { counts, show, all } = draw(rows(1, 70));
  await all(70);
  show(rows(2, 70));
  show(['new', ...rows(2, 70)]);
  expect(counts).toEqual([16, 46, 70, 69, 70]);
});

it('rows stay rendered when the user opens a tree branch with many rows', async () => {
  const { counts, show, all } = draw(rows(1, 70));
  await all(70);
  show([...rows(1, 40), ...rows(101, 180), ...rows(41, 70)]);
  await all(150);
  expect(Math.min(...counts.slice(3))).toBeGreaterThanOrEqual(70);
});

it('if the user returns to a row, that row is rendered as soon as the list has loaded', async () => {
  const { counts, show } = draw([], '77');
  show(rows(1, 77));
  expect(counts.at(-1)).toBe(77);
});

it('rendering twice as many rows takes fewer than five additional steps', async () => {
  const stepsFor = async (length: number) => {
    const { counts, all } = draw(rows(1, length));
    await all(length);
    return counts.length;
  };
  expect((await stepsFor(8000)) - (await stepsFor(4000))).toBeLessThan(5);
});
