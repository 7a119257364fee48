// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from './useSelection';

interface Thing {
  id: number;
  name: string;
}
const things = (...ids: number[]): Thing[] => ids.map((id) => ({ id, name: `第${id}条` }));
const api = { idOf: ({ id }: Thing) => id };
const begin = (shown: readonly Thing[], fixed?: (row: Thing) => boolean) =>
  renderHook(({ rows }) => useSelection(api, rows, fixed), { initialProps: { rows: shown } });
const ids = (rows: readonly Thing[]) => rows.map(({ id }) => id).toSorted((one, other) => one - other);

it('a range selection skips rows that cannot be selected', () => {
  const page = things(1, 2, 3, 4, 5);
  const { result } = begin(page, ({ id }) => id === 3);
  act(() => result.current.toggle(page[1] as Thing));
  act(() => result.current.toggle(page[4] as Thing, true));
  expect(ids(result.current.rows)).toEqual([2, 4, 5]);
  act(() => result.current.toggle(page[2] as Thing));
  expect(ids(result.current.rows)).toEqual([2, 4, 5]);
});

it('[row 84] rows stay selected when the page changes, and are updated when they are loaded again', () => {
  const { result, rerender } = begin(things(1, 2));
  act(() => result.current.toggle(things(1)[0] as Thing));
  rerender({ rows: things(3, 4) });
  expect(result.current.page).toBe('none');
  act(() => result.current.toggleAll());
  expect(ids(result.current.rows)).toEqual([1, 3, 4]);
  rerender({ rows: [{ id: 1, name: '改了' }] });
  expect(result.current.rows.find(({ id }) => id === 1)?.name).toBe('改了');
  act(() => result.current.clear());
  expect(result.current.rows).toEqual([]);
});

it('the page checkbox shows whether none, some or all rows are selected and toggles all selectable rows', () => {
  const page = things(1, 2, 3);
  const { result } = begin(page, ({ id }) => id === 3);
  act(() => result.current.toggle(page[0] as Thing));
  expect(result.current.page).toBe('some');
  act(() => result.current.toggleAll());
  expect(result.current.page).toBe('all');
  act(() => result.current.toggleAll());
  expect(result.current.page).toBe('none');
});
