import { expect, it } from 'vitest';
import menus from '@mocks/seeds/generated/menus.json';
import { buildMenuTree } from '@/app/navigation/menuTree';
import { creatable } from './creatable';

const places = buildMenuTree(menus).all.filter(({ screen, path, hidden, mode }) => screen && path && (!hidden || mode));
const keysFor = (isGranted: (permission: string) => boolean) => creatable(places, isGranted).map(({ key }) => key);

it('a record is created on its list, by users with the permission', () => {
  expect(keysFor((permission) => permission === 'system:user:add')).toEqual(['user']);
  expect(keysFor(() => false)).toEqual([]);
});

it('a record with a form on its own screen is found by the name of that screen', () => {
  const keys = keysFor(() => true);
  expect(keys).toContain('benefitTag');
  expect(keys).not.toContain('noticeList');
  expect(keys).not.toContain('competition');
});
