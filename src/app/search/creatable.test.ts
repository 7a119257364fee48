import { expect, it } from 'vitest';
import menus from '@mocks/seeds/generated/menus.json';
import { buildMenuTree } from '@/app/navigation/menuTree';
import { creatable } from './creatable';

const places = buildMenuTree(menus).all.filter(({ screen, path, hidden, mode }) => screen && path && (!hidden || mode));
const keysFor = (isGranted: (permission: string) => boolean) => creatable(places, isGranted).map(({ key }) => key);

it('users with the permission create a record on its list', () => {
  expect(keysFor((permission) => permission === 'system:user:add')).toEqual(['user']);
  expect(keysFor(() => false)).toEqual([]);
});

it('finds a record whose form is a screen of its own by that screen’s name', () => {
  const keys = keysFor(() => true);
  expect(keys).toContain('benefitTag');
  expect(keys).not.toContain('noticeList');
  expect(keys).not.toContain('competition');
});
