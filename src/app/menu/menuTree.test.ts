import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMenuTree, linkTo, type MenuTree, trailOf } from './menuTree';

const system = {
  menuId: 1,
  parentId: 0,
  menuKey: 'system',
  menuName: '系统管理',
  component: 'PageView',
  menuType: 'M',
};
const user = {
  menuId: 2,
  parentId: 1,
  menuKey: 'user',
  menuName: '用户管理',
  component: 'system/UserList',
  menuType: 'C',
};
const find = (tree: MenuTree, key: string) => tree.all.find((node) => node.key === key);
const sent = (tree: MenuTree) => tree.all.filter((node) => !node.id.startsWith('fixed:'));

describe('the menu tree', () => {
  it('is the same from a flat list and from a nested tree', () => {
    const shape = (tree: MenuTree) =>
      sent(tree).map(({ key, path, screen, parent }) => [key, path, screen, parent?.key]);
    const flat = shape(buildMenuTree([system, user]));
    expect(flat).toEqual([
      ['system', '/system', undefined, undefined],
      ['user', '/system/user', 'system/UserList', 'system'],
    ]);
    expect(shape(buildMenuTree([{ ...system, children: [{ ...user, parentId: undefined }] }]))).toEqual(flat);
    expect(
      shape(
        buildMenuTree([
          { ...system, menuId: '1' },
          { ...user, parentId: '1' },
        ]),
      ),
    ).toEqual(flat);
  });

  it.each([
    ['an own path', { path: '/staff/list' }, '/staff/list'],
    ['a path below its parent', { path: 'staff' }, '/system/staff'],
    ['a route parameter', { path: '/system/user/:pageNo?' }, '/system/user/:pageNo?'],
    ['a Chinese key', { menuKey: '用户' }, '/system/用户'],
    ['doubled slashes inside', { path: '/a//b/' }, '/a/b'],
    ['a script', { path: 'javascript:alert(1)' }, undefined],
    ['a script in disguise', { path: 'java\tscript:alert(1)' }, undefined],
    ['data', { path: 'data:text/html,x' }, undefined],
    ['another host', { path: '//evil.example' }, undefined],
    ['another host in disguise', { path: '/\\evil.example' }, undefined],
    ['a way out', { path: '/system/../../x' }, undefined],
    ['a star', { path: '/system/*' }, undefined],
  ])('gives a row with %s its place', (_, row, path) => {
    expect(sent(buildMenuTree([system, { ...user, ...row }]))[1]?.path).toBe(path);
  });

  it('keeps http addresses as links to the outside and nothing else', () => {
    const tree = buildMenuTree([{ ...user, path: 'https://example.com/a', target: '_blank' }]);
    expect(sent(tree)[0]).toMatchObject({ href: 'https://example.com/a', path: undefined, screen: undefined });
  });

  it('knows hidden rows without showing them, in every spelling of the flag', () => {
    const hidden = (visible: unknown) => sent(buildMenuTree([{ ...user, visible }]))[0]?.hidden;
    expect(['1', 1, '0', 0, true, undefined, 'x'].map(hidden)).toEqual([true, true, false, false, false, false, false]);
  });

  it('sends a directory to its redirect, else to its first visible child, never in a circle', () => {
    const redirect = (row: object, ...rest: object[]) =>
      find(buildMenuTree([{ ...system, ...row }, user, ...rest]), 'system')?.redirect;
    expect(redirect({ redirect: '/system/user' })).toBe('/system/user');
    expect(redirect({ redirect: '/nowhere' })).toBe('/system/user');
    expect(redirect({ redirect: '/system' })).toBe('/system/user');
    expect(redirect({ redirect: 'https://evil.example' })).toBe('/system/user');
    expect(find(buildMenuTree([system, { ...user, visible: '1' }]), 'system')?.redirect).toBeUndefined();
  });

  it('adds the fixed hidden children below their areas, and only those the server did not send', () => {
    const tree = buildMenuTree([
      { ...system, path: '/sys' },
      { ...user, menuKey: 'noticeAdd', path: '/own/notice' },
    ]);
    expect(find(tree, 'weclome')?.path).toBe('/weclome');
    expect(find(tree, 'noticeEdit')).toMatchObject({ path: '/sys/noticeEdit', hidden: true });
    expect(tree.all.filter((node) => node.key === 'noticeAdd').map((node) => node.path)).toEqual(['/own/notice']);
    expect(find(buildMenuTree(null), 'companyDetail')?.path).toBe('/approval/companyDetail');
  });

  it('drops buttons, rows without key, nulls and second rows of one id, and says so', () => {
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
    expect(sent(tree).map((node) => node.key)).toEqual(['system', 'user']);
    expect(tree.warnings).toHaveLength(5);
  });

  it('cuts circles and keeps every row once', () => {
    const a = { ...system, menuId: 'a', menuKey: 'a', parentId: 'b' };
    const b = { ...system, menuId: 'b', menuKey: 'b', parentId: 'a' };
    const self = { ...system, menuId: 'c', menuKey: 'c', parentId: 'c' };
    const tree = buildMenuTree([a, b, self, { ...user, parentId: 'gone' }]);
    expect(
      sent(tree)
        .map((node) => node.key)
        .toSorted(),
    ).toEqual(['a', 'b', 'c', 'user']);
    expect(trailOf(find(tree, 'a')).map((node) => node.key)).toEqual(['b', 'a']);
  });

  it('walks an answer that contains itself once', () => {
    const loop: Record<string, unknown> = { ...system };
    loop.children = [loop, user];
    expect(sent(buildMenuTree([loop])).map((node) => node.key)).toEqual(['system', 'user']);
  });

  it('links to a place without its parameters', () => {
    const node = sent(buildMenuTree([{ ...user, path: '/list/:pageNo?' }]))[0];
    expect(node && linkTo(node)).toBe('/list');
  });

  it('survives whatever a server may send', () => {
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
