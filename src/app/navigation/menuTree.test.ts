import { describe, expect, it } from 'vitest';
import { filterTree, linkTo, type MenuTree, trailOf } from './menuNode';
import { systemRow as system, userRow as user } from '@/testing/samples/menuRows';
import { buildMenuTree } from './menuTree';

const find = (tree: MenuTree, key: string) => tree.all.find((node) => node.key === key);
const sent = (tree: MenuTree) => tree.all.filter((node) => !node.id.startsWith('fixed:'));

describe('the menu tree', () => {
  it('the menu tree is the same for a flat list and for nested rows', () => {
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
    ['its own path', { path: '/staff/list' }, '/staff/list'],
    ['a path below its parent', { path: 'staff' }, '/system/staff'],
    ['a page in its path', { path: '/system/user/:pageNo?' }, '/system/user/:pageNo?'],
    ['a page that is not optional', { path: '/system/user/:pageNo' }, '/system/user/:pageNo?'],
    ['a route parameter', { path: '/system/user/:id' }, '/system/user/:id'],
    ['a Chinese key', { menuKey: '用户' }, '/system/用户'],
    ['doubled slashes inside', { path: '/a//b/' }, '/a/b'],
    ['a script', { path: 'javascript:alert(1)' }, undefined],
    ['a script in disguise', { path: 'java\tscript:alert(1)' }, undefined],
    ['data', { path: 'data:text/html,x' }, undefined],
    ['another host', { path: '//evil.example' }, undefined],
    ['another host in disguise', { path: '/\\evil.example' }, undefined],
    ['a path that leads out of the app', { path: '/system/../../x' }, undefined],
    ['a star', { path: '/system/*' }, undefined],
  ])('a menu row with %s gets a safe path or none', (_, row, path) => {
    expect(sent(buildMenuTree([system, { ...user, ...row }]))[1]?.path).toBe(path);
  });

  it('the https address of a menu row becomes an external link', () => {
    const tree = buildMenuTree([{ ...user, path: 'https://example.com/a', target: '_blank' }]);
    expect(sent(tree)[0]).toMatchObject({ href: 'https://example.com/a', path: undefined, screen: undefined });
  });

  it('[row 17] a menu row is hidden only by the flag value 1, as a number or as text', () => {
    const hidden = (visible: unknown) => sent(buildMenuTree([{ ...user, visible }]))[0]?.hidden;
    expect(['1', 1, '0', 0, true, undefined, 'x'].map(hidden)).toEqual([true, true, false, false, false, false, false]);
  });

  it('[row 13] the menu tree contains all of 5,000 rows nested up to 60 levels deep', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      ...user,
      menuId: index + 1,
      menuKey: `k${index}`,
      parentId: index % 100 < 60 && index % 100 > 0 ? index : 0,
    }));
    const tree = buildMenuTree(rows);
    expect(sent(tree)).toHaveLength(5000);
    expect(Math.max(...sent(tree).map((node) => trailOf(node).length))).toBe(60);
  });

  it('[row 20] a menu row without a visible name gets its key as its name', () => {
    const nameOf = (menuName: unknown) => sent(buildMenuTree([{ ...user, menuName }]))[0]?.name;
    expect(['\u200b\ufeff', '\u202e', ' ', '', null, {}, undefined].map(nameOf)).toEqual(Array(7).fill('user'));
    expect(nameOf('<script>x</script>')).toBe('<script>x</script>');
    expect(nameOf('长'.repeat(5000))).toHaveLength(5000);
    expect(nameOf('a\u202egnp.exe')).toBe('agnp.exe');
  });

  it('[row 16] a directory redirects to its valid target or else to its first visible child', () => {
    const redirect = (row: object, ...rest: object[]) =>
      find(buildMenuTree([{ ...system, ...row }, user, ...rest]), 'system')?.redirect;
    expect(redirect({ redirect: '/system/user' })).toBe('/system/user');
    expect(redirect({ redirect: '/nowhere' })).toBe('/system/user');
    expect(redirect({ redirect: '/system' })).toBe('/system/user');
    expect(redirect({ redirect: 'https://evil.example' })).toBe('/system/user');
    expect(find(buildMenuTree([system, { ...user, visible: '1' }]), 'system')?.redirect).toBeUndefined();
  });

  it('a directory redirects to its first remaining screen if a role’s menu lacks the target', () => {
    const dept = { ...user, menuId: 99, menuKey: 'dept', path: '/system/dept' };
    const whole = buildMenuTree([{ ...system, redirect: '/system/user' }, user, dept]);
    const redirect = (...lost: string[]) =>
      find(
        filterTree(whole, ({ key }) => !lost.includes(key)),
        'system',
      )?.redirect;
    expect([redirect('dept'), redirect('user'), redirect('user', 'dept')]).toEqual([
      '/system/user',
      '/system/dept',
      undefined,
    ]);
    expect(find(whole, 'system')?.redirect).toBe('/system/user');
  });

  it('built-in screens are added below their areas unless the server’s menu contains the screens', () => {
    const tree = buildMenuTree([
      { ...system, path: '/sys' },
      { ...user, menuKey: 'noticeAdd', path: '/own/notice' },
    ]);
    expect(find(tree, 'weclome')?.path).toBe('/weclome');
    expect(find(tree, 'noticeEdit')).toMatchObject({ path: '/sys/noticeEdit', hidden: true });
    expect(tree.all.filter((node) => node.key === 'noticeAdd').map((node) => node.path)).toEqual(['/own/notice']);
  });

  it('the built-in screens of an area are added only if the menu contains the area', () => {
    const keys = (...menu: object[]) => buildMenuTree(menu).all.map(({ key }) => key);
    expect(keys()).toEqual(['weclome', 'workplace', 'center', 'base', 'custom', 'binding', 'notification', 'inbox']);
    expect(keys(system)).toContain('noticeDetail');
    expect(keys(system)).not.toContain('competitionAdd');
  });

  it('an area with an unknown menu key still gets its built-in screens if it contains a known screen', () => {
    const race = { ...system, menuId: 9, menuKey: 'race', path: '/racing' };
    const list = { ...user, menuId: 10, parentId: 9, menuKey: 'skillTest', component: 'contest/SkillTestList' };
    expect(find(buildMenuTree([race, list]), 'skillTestAdd')?.path).toBe('/racing/skillTestAdd');
    expect(find(buildMenuTree([{ ...list, parentId: 0 }]), 'skillTestAdd')?.path).toBe('/contest/skillTestAdd');
  });

  it('the menu entries for adding and editing notices get `mode` and `permission`, whether built-in or from the server', () => {
    const tree = buildMenuTree([system, { ...user, menuKey: 'noticeAdd', path: '/own/notice' }]);
    expect(find(tree, 'noticeAdd')).toMatchObject({ mode: 'add', permission: 'system:notice:add' });
    expect(find(tree, 'noticeEdit')).toMatchObject({ mode: 'edit', permission: 'system:notice:edit' });
    expect(find(tree, 'noticeDetail')).toMatchObject({ mode: 'detail', permission: undefined });
  });

  it('a page opens in a new window only if its menu row says so and its address is internal', () => {
    const opened = (row: object) => sent(buildMenuTree([{ ...user, ...row }]))[0]?.newWindow;
    expect(opened({ target: '_blank' })).toBe(true);
    expect(['', '_self', '_top', null, undefined].map((target) => opened({ target }))).toEqual(Array(5).fill(false));
    expect(opened({ target: '_blank', path: 'https://example.com/a' })).toBe(false);
  });

  it.each([
    ['/list', '', '/list'],
    ['/list', 'name=a&pageNum=3', '/list?name=a&pageNum=3'],
    ['/list/:id', '', '/list'],
    ['/list/:pageNo?', '', '/list/1'],
    ['/list/:pageNo', 'pageNum=3', '/list/3'],
    ['/list/:pageNo', 'name=a&pageNum=x', '/list/1?name=a'],
    ['/list/:pageNo/all', 'pageNum=2', '/list/2/all'],
  ])('the path %s and the query %j become the link %s', (path, query, address) => {
    const node = sent(buildMenuTree([{ ...user, path }]))[0];
    expect(node && linkTo(node, new URLSearchParams(query))).toBe(address);
  });

  it('a filtered menu tree keeps only allowed rows, and is the same object if all rows are allowed', () => {
    const tree = buildMenuTree([system, user]);
    expect(filterTree(tree, () => true)).toBe(tree);
    const less = filterTree(tree, ({ key }) => key !== 'system');
    expect(less.all.map(({ key }) => key)).not.toContain('user');
    expect(less.roots.map(({ key }) => key)).toEqual(
      tree.roots.map(({ key }) => key).filter((key) => key !== 'system'),
    );
  });
});
