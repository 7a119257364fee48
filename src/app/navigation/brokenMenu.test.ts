import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systemRow as system, userRow as user } from '@/testing/samples/menuRows';
import { type MenuTree, trailOf } from './menuNode';
import { buildMenuTree } from './menuTree';

const keysOf = (tree: MenuTree) => tree.all.filter(({ id }) => !id.startsWith('fixed:')).map(({ key }) => key);

describe('the menu tree of a broken response', () => {
  it('[row 11] a menu tree omits and reports nulls, buttons, rows without a key and rows with a duplicate id', () => {
    const tree = buildMenuTree([
      null,
      7,
      'x',
      system,
      { ...user, menuType: 'F' },
      { ...user, menuKey: '' },
      user,
      { ...user, menuKey: 'again' },
    ]);
    expect(keysOf(tree)).toEqual(['system', 'user']);
    expect(tree.warnings).toHaveLength(5);
  });

  it('[row 10] a menu tree breaks cycles and keeps every row once', () => {
    const a = { ...system, menuId: 'a', menuKey: 'a', parentId: 'b' };
    const b = { ...system, menuId: 'b', menuKey: 'b', parentId: 'a' };
    const self = { ...system, menuId: 'c', menuKey: 'c', parentId: 'c' };
    const tree = buildMenuTree([a, b, self, { ...user, parentId: 'gone' }]);
    expect(keysOf(tree).toSorted()).toEqual(['a', 'b', 'c', 'user']);
    expect(trailOf(tree.all.find(({ key }) => key === 'a')).map((node) => node.key)).toEqual(['b', 'a']);
  });

  it('a menu tree contains a row only once if the row is its own child', () => {
    const loop: Record<string, unknown> = { ...system };
    loop.children = [loop, user];
    expect(keysOf(buildMenuTree([loop]))).toEqual(['system', 'user']);
  });

  it('[row 12] whatever the server sends, the menu tree has unique ids and only safe addresses', () => {
    const row = fc.record(
      {
        menuId: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.string(), fc.constant(null)),
        parentId: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.string(), fc.constant(undefined)),
        menuKey: fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'weclome', 'system')),
        path: fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom('javascript:alert(1)', '//x', '/\\x', '/ok')),
        redirect: fc.string(),
        component: fc.constantFrom('PageView', 'system/UserList', '', null),
        children: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.oneof(row, fc.anything())), fc.anything()), (answer) => {
        const tree = buildMenuTree(answer);
        expect(new Set(tree.all.map((node) => node.id)).size).toBe(tree.all.length);
        for (const node of tree.all) {
          expect(trailOf(node)[0]?.parent).toBeUndefined();
          if (node.path) expect(node.path).toMatch(/^\/(?![/\\])/);
          if (node.href) expect(node.href).toMatch(/^https?:\/\//);
        }
      }),
      { numRuns: 500 },
    );
  });
});
