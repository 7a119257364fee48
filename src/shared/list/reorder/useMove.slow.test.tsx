import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { crudApi } from '@/shared/api/crudApi';
import { renderPage } from '@/testing/renderPage';
import { countReads, LINEAR } from '@/testing/bench/visits';
import { toTree } from '../tree/tree';
import { useMove } from './useMove';

const api = crudApi(z.object({ id: z.number(), parentId: z.number(), sort: z.number() }), '/x', 'id');

/** Menu rows in groups of 200: one area and its children. */
const menu = (length: number) =>
  Array.from({ length }, (_, id) => ({ id, parentId: id % 200 === 0 ? -1 : id - (id % 200), sort: id }));

function Movable({ rows }: { rows: { id: number; parentId: number; sort: number }[] }) {
  const { canMove } = useMove({ api, rows, numberKey: 'sort', groupOf: ({ parentId }) => parentId });
  return <p>{rows.filter((row) => canMove(row, 1)).length} rows can move down</p>;
}

it('the computing effort to find a tree’s movable rows grows at most linearly with the number of rows', async () => {
  const work = async (length: number) => {
    const { records, reads } = countReads(menu(length));
    await renderPage(<Movable rows={records} />);
    expect(await screen.findByText(`${length - length / 200 - 1} rows can move down`)).toBeVisible();
    return reads();
  };
  const [half, whole] = [await work(2000), await work(4000)];
  expect(whole / half).toBeLessThan(LINEAR);
});

it('the computing effort to build a tree grows at most linearly with the number of rows', () => {
  const work = (length: number) => {
    const { records, reads } = countReads(menu(length));
    toTree(records, 'id', 'parentId');
    return reads();
  };
  expect(work(50_000) / work(25_000)).toBeLessThan(LINEAR);
});
