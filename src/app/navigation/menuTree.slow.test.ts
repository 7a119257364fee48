import { expect, it } from 'vitest';
import { findIn } from '@/app/search/palette';
import { countReads, growth, LINEAR } from '@/testing/bench/visits';
import { nodeAt } from './MenuContext';
import { buildMenuTree } from './menuTree';

/** The rows of a menu as the server sends them: areas with 200 screens each. */
const menu = (length: number) =>
  Array.from({ length }, (_, index) => ({
    menuId: 9000 + index,
    parentId: index % 200 === 0 ? 0 : 9000 + index - (index % 200),
    menuName: `菜单 ${index}`,
    menuKey: `key${index}`,
    component: index % 200 === 0 ? 'PageView' : `area/Screen${index % 1000}`,
    visible: '0',
    menuType: index % 200 === 0 ? 'M' : 'C',
  }));

it('the work to read a menu grows linearly with the number of rows', () => {
  const work = (length: number) => {
    const { records, reads } = countReads(menu(length));
    const { all } = buildMenuTree(records);
    expect(all.length).toBeGreaterThanOrEqual(length);
    return reads();
  };
  expect(growth(10_000, work)).toBeLessThan(LINEAR);
});

it('the work to look up all addresses of a menu grows linearly with the number of rows', () => {
  const work = (length: number) => {
    const tree = buildMenuTree(menu(length));
    const { records, reads } = countReads(tree.all);
    const counted = { ...tree, all: records };
    for (const { path } of tree.all) if (path) nodeAt(counted, path);
    return reads();
  };
  expect(growth(10_000, work)).toBeLessThan(LINEAR);
});

it('the work to search a menu grows linearly with the number of rows', () => {
  const work = (length: number) => {
    const { records, reads } = countReads(
      menu(length).map(({ menuKey, menuName }) => ({ key: menuKey, name: menuName, path: '' })),
    );
    expect(findIn(records, '菜单')).toHaveLength(length);
    return reads();
  };
  expect(growth(10_000, work)).toBeLessThan(LINEAR);
});

it('a menu row with 200,000 children can be read', () =>
  expect(
    buildMenuTree([{ menuId: 1, menuKey: 'a', component: 'PageView', children: menu(200_000) }]).all.length,
  ).toBeGreaterThan(200_000));
