import { expect, it } from 'vitest';
import menus from '@mocks/seeds/generated/menus.json';

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const granted = new Set(menus.flatMap(({ perms }) => (perms ?? '').split(',')));
const modules = [...new Set([...granted].map((permission) => permission.split(':')[0]))].filter(Boolean).join('|');
const written = (source: string) =>
  [...source.matchAll(new RegExp(`'((?:${modules}):\\w+:\\w+)'`, 'g'))].map(([, permission = '']) => permission);

it('the menu data contains every permission that the source code checks', () => {
  const asked = Object.entries(sources).flatMap(([path, source]) => written(source).map((one) => `${path} ${one}`));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((line) => !granted.has(line.split(' ')[1] ?? ''))).toEqual([]);
});

it('a permission that no menu row grants is detected', () => {
  expect(written("can('approval:approvalCourse:list')").filter((one) => !granted.has(one))).toHaveLength(1);
});
