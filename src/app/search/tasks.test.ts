import { expect, it } from 'vitest';
import menus from '@mocks/seeds/generated/menus.json';
import { buildMenuTree } from '@/app/navigation/menuTree';
import { screenActions } from '@/shared/vocabulary/screenActions';
import words from '@/app/i18n/search/locales/zh-CN.json';
import { tasksOf } from './tasks';

const places = buildMenuTree(menus).all.filter(({ screen, path, hidden, mode }) => screen && path && (!hidden || mode));
const namesFor = (isGranted: (permission: string) => boolean) =>
  tasksOf(places, isGranted).map(({ node, action }) => `${node.key} ${action}`);

it('the command palette offers users only the tasks they have permission for', () => {
  expect(namesFor((permission) => permission === 'system:user:add')).toEqual(['user add']);
  expect(namesFor((permission) => permission === 'sales:order:refund')).toEqual(['order refund']);
  expect(namesFor(() => false)).toEqual([]);
});

it('the command palette lists “create a record” only for screens that contain the form for new records', () => {
  const names = namesFor(() => true);
  expect(names).toContain('benefitTag add');
  expect(names).not.toContain('noticeList add');
  expect(names).not.toContain('competition add');
});

it('for tasks such as “export orders”, the command palette says where the button is: toolbar, row or record', () => {
  const placeOf = (screen: string, action: string) =>
    tasksOf(places, () => true).find((task) => task.node.key === screen && task.action === action)?.place;
  expect(placeOf('companyAudit', 'audit')).toBe('record');
  expect(placeOf('settlement', 'audit')).toBe('row');
  expect(placeOf('order', 'export')).toBe('toolbar');
  expect(placeOf('aboutUs', 'edit')).toBeUndefined();
});

it('the search has a name for every action of a screen except list, get and view', () => {
  const actions = new Set(Object.values(screenActions).flatMap((granted) => granted.split(' ').slice(1)));
  for (const plain of ['list', 'get', 'view']) actions.delete(plain);
  expect(Object.keys(words.tasks).toSorted()).toEqual([...actions].toSorted());
});
