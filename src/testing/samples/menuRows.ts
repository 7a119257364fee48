/** A menu directory, as the server sends it. */
export const systemRow = {
  menuId: 1,
  parentId: 0,
  menuKey: 'system',
  menuName: '系统管理',
  component: 'PageView',
  menuType: 'M',
};

/** A screen in that directory. */
export const userRow = {
  menuId: 2,
  parentId: 1,
  menuKey: 'user',
  menuName: '用户管理',
  component: 'system/UserList',
  menuType: 'C',
};
