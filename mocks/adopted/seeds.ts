import { rowsOf } from './base';

// The initial data of all backends in this folder. Each stores it with its own field names, ids and values.

export const TIME = '2026-05-01 09:00:00';

export const roleSeed = rowsOf(12, (id) => ({
  id,
  name: id === 1 ? '超级管理员' : `普通角色${id}`,
  key: id === 1 ? 'admin' : `common${id}`,
}));
const screens =
  '用户管理 user,角色管理 role,菜单管理 menu,部门管理 dept,岗位管理 post,字典管理 dict,参数设置 config,通知公告 notice';

/** The names of the system area's screens, each with the last part of its path. */
export const screenSeed = screens.split(',').map((text, index) => {
  const [name = '', path = ''] = text.split(' ');
  return { id: 100 + index, name, path };
});
export const userSeed = rowsOf(13, (id) => ({
  id,
  account: id === 1 ? 'admin' : `user${id}`,
  name: id === 1 ? '管理员' : `员工${id}`,
  email: `u${id}@example.com`,
  phone: String(15_800_000_000 + id),
  role: id === 1 ? 1 : 2,
}));
export const deptSeed = [
  { id: 100, parent: 0, name: '总公司' },
  { id: 101, parent: 100, name: '深圳分公司' },
];
export const dictSeed = rowsOf(12, (id) => ({
  id,
  name: id === 1 ? '用户性别' : `业务${id - 1}`,
  type: id === 1 ? 'sys_user_sex' : `biz_${id - 1}`,
}));
export const entrySeed = [
  { id: 1, type: 'sys_user_sex', dict: 1, label: '男', value: '0' },
  { id: 2, type: 'sys_user_sex', dict: 1, label: '女', value: '1' },
  ...rowsOf(12, (id) => ({ id: 10 + id, type: 'biz_1', dict: 2, label: `类型${id}`, value: `v${id}` })),
];
export const configSeed = rowsOf(12, (id) => ({ id, name: `参数${id}`, key: `sys.key.${id}`, value: 'true' }));
export const noticeSeed = rowsOf(12, (id) => ({ id, title: `维护通知${id}`, content: '<p>维护</p>' }));
export const logSeed = rowsOf(12, (id) => ({ id }));
