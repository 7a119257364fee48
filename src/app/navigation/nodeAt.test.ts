import { expect, it } from 'vitest';
import { nodeAt } from './MenuContext';
import { buildMenuTree } from './menuTree';

const tree = buildMenuTree([
  { menuId: 1, parentId: 0, menuName: '系统', menuKey: 'system', component: 'PageView', path: '/system' },
  { menuId: 2, parentId: 1, menuName: '用户', menuKey: 'user', component: 'system/UserList', path: '/system/user' },
  { menuId: 3, parentId: 1, menuName: '任务', menuKey: 'task', component: 'system/Task', path: '/system/task/:id' },
  { menuId: 4, parentId: 1, menuName: '再次', menuKey: 'again', component: 'system/UserList', path: '/system/user' },
  { menuId: 5, parentId: 1, menuName: '另一个', menuKey: 'other', component: 'system/UserList', path: '/system/USER' },
]);
const nameAt = (pathname: string) => nodeAt(tree, pathname)?.name;

it.each([
  ['/system/user', '用户'],
  ['/system/user/', '用户'],
  ['/System/User', '用户'],
  ['/system/USER', '另一个'],
  ['/system/task/7', '任务'],
  ['/system/task', undefined],
  ['/system/users', undefined],
  ['/', undefined],
])('the path %s belongs to the menu entry %s', (pathname, name) => {
  expect(nameAt(pathname)).toBe(name);
});
