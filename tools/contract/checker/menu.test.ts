import { expect, it } from 'vitest';
import { menuProblems } from './menu';

const row = (menuId: number, parentId: number | null, more: object = {}) => ({
  menuId,
  parentId,
  menuType: 'C',
  component: 'system/UserList',
  menuName: `Row ${menuId}`,
  ...more,
});
const found = (...rows: object[]) =>
  menuProblems(rows as Record<string, unknown>[], ['system/UserList']).map(({ path, seen }) => `${path} ${seen}`);

it('a menu whose rows have parents and known screens is valid', () => {
  expect(found(row(1, 0, { menuType: 'M', component: 'RouteView' }), row(2, 1), row(3, null))).toEqual([]);
});

it('the contract checker reports menu rows with an unknown parent or screen, a parent cycle or a duplicate id', () => {
  expect(found(row(1, 7))).toEqual(['[].parentId 7 (Row 1)']);
  expect(found(row(1, 2), row(2, 1))).toEqual(['[].parentId 2 (Row 1)', '[].parentId 1 (Row 2)']);
  expect(found(row(1, 0), row(1, 0))).toEqual(['[].menuId 1 (Row 1)']);
  expect(found(row(1, 0, { component: 'x/Y' }))).toEqual(['[].component x/Y (Row 1)']);
  expect(found()).toEqual(['(answer) none: every screen is missing']);
});
