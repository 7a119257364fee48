// Regenerates the JSON seed files from the contract: `node mocks/seeds/generate.mjs`. Not needed to run the project.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pinyin } from 'pinyin-pro';
import { people } from './people.mjs';

const contract = new URL('../../docs/contract/', import.meta.url);
if (!existsSync(contract)) {
  console.error('The contract is not here (docs/contract): the seeds stay as they are.');
  process.exit(1);
}
const read = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, contract), 'utf8'));
const alive = (rows) => rows.filter((row) => row.delFlag !== '2');

/** Writes one row per line, so that a changed row is one changed line in a diff. */
function write(name, rows) {
  writeFileSync(
    new URL(`generated/${name}.json`, import.meta.url),
    `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
  );
  console.log(`${name}.json: ${rows.length}`);
}

const menus = [...read('biz-menu.proposed').rows, ...contacts()];
const byId = new Map(menus.map((row) => [row.menuId, row]));

/** Returns the menu rows for contacts. The specification has their calls but no menu row, so they are added here. */
function contacts() {
  const template = read('biz-menu.proposed').rows.find((row) => row.menuKey === 'agreement');
  const row = (menuId, menuName, action, rest) => ({
    ...template,
    menuId,
    menuName,
    menuKey: '',
    component: null,
    parentId: 3341,
    orderNum: menuId - 3341,
    menuType: 'F',
    perms: `system:contacts:${action}`,
    ...rest,
  });
  const page = { menuKey: 'contacts', component: 'system/ContactsList', parentId: 3220, orderNum: 14, menuType: 'C' };
  return [
    row(3341, '联系人', 'view', page),
    row(3342, '联系人查询', 'list'),
    row(3343, '联系人新增', 'add'),
    row(3344, '联系人修改', 'edit'),
    row(3345, '联系人删除', 'remove'),
  ];
}

const forms = ['activiti/modules/Leave', 'activiti/modules/Purchase'];

/**
 * Returns the ids of the menu rows of a role: rows with permissions that all pass, screens that need no permission, and
 * the ancestors of these rows. Application forms are included only if the role may apply.
 */
function menuIds(passes) {
  const found = new Set();
  for (const row of menus) {
    const everybody =
      row.menuType === 'C' &&
      !row.perms &&
      row.component !== 'RouteView' &&
      (!forms.includes(row.component) || passes('activiti:business:add'));
    if (!everybody && !(row.perms && row.perms.split(',').every(passes))) continue;
    for (let current = row; current; current = byId.get(current.parentId)) found.add(current.menuId);
  }
  return [...found].sort((a, b) => a - b);
}
const areas =
  (...names) =>
  (perm) =>
    names.some((name) => perm === name || perm.startsWith(`${name}:`));
const reading = (perm) => /:(view|list|get)$/.test(perm);

const [admin, common] = read('ruoyi-cloud.sys_role').rows;
const scope = read('ruoyi-cloud.sys_role')
  .roleDept.filter((link) => link.roleId === 2)
  .map((link) => link.deptId);
const operator = areas(
  'approval:company:view',
  'approval:company:list',
  'approval:company:get',
  'approval:company:audit',
  'base:industry:view',
  'base:industry:list',
  'system:user:view',
  'system:user:list',
  'system:dict:view',
  'system:dict:list',
  'activiti:business',
  'activiti:task',
  'activiti:taskdone',
  'activiti:copy',
);
const role = (roleId, roleName, roleKey, passes, rest = {}) => ({
  ...common,
  roleId,
  roleName,
  roleKey,
  roleSort: roleId,
  dataScope: '4',
  status: '0',
  remark: roleName,
  createTime: `2026-01-0${roleId} 09:30:00`,
  updateBy: '',
  updateTime: null,
  menuIds: menuIds(passes),
  deptIds: [],
  ...rest,
});

write('menus', menus);
write('roles', [
  { ...admin, menuIds: menus.map((row) => row.menuId), deptIds: [] },
  { ...common, menuIds: menuIds(operator), deptIds: scope },
  role(3, '审核专员', 'auditor', (perm) => areas('approval', 'member')(perm) && !perm.endsWith(':assign')),
  role(4, '财务专员', 'finance', areas('finance', 'sales')),
  role(5, '竞赛运营', 'contest', (perm) => areas('contest')(perm) && !perm.endsWith(':assign')),
  role(6, '内容编辑', 'editor', areas('advert', 'base', 'contract', 'resume', 'system:notice', 'system:agreement')),
  role(7, '只读访客', 'viewer', reading, { dataScope: '5' }),
  role(8, '外包人员', 'outsource', areas('resume:resume:view', 'resume:resume:list'), {
    dataScope: '3',
    status: '1',
    remark: '已停用',
  }),
  role(9, '企业管理员', 'tenant_admin', areas('approval', 'resume', 'contest', 'system:user', 'system:role'), {
    dataScope: '1',
    tenantId: 1002,
    isAdminRole: 'Y',
  }),
]);
write('depts', alive(read('ruoyi-cloud.sys_dept').rows));
write('posts', read('ruoyi-cloud.sys_post').rows);
const proposed = read('biz-dicts.proposed');
write('dictTypes', [
  ...read('ruoyi-cloud.sys_dict_type').rows,
  ...proposed.dictTypes.map(({ evidence: _evidence, ...row }) => row),
]);
write('dictData', [...read('ruoyi-cloud.sys_dict_data').rows, ...proposed.dictData]);
const syllables = (name) => pinyin(name, { toneType: 'none', type: 'array', v: true }).join(' ');
write(
  'districts',
  read('ruoyi-cloud.districts.all.min').rows.map((row) => [...row, syllables(row[3])]),
);
write('users', people([3, 4, 5, 6, 7, 2]));
write('companies', [
  { compId: 1001, companyName: '深圳市示例科技有限公司', logo: '/logo.svg' },
  { compId: 1002, companyName: '杭州示例网络有限公司', logo: null },
]);

const national = read('national-standards');
write('national', [
  ...national.industries_GBT4754_2017_sections.map((row) => ['industry', ...row]),
  ...national.occupation_major_groups_2022.map((row) => ['occupation', ...row]),
  ...national.discipline_categories.map((row) => ['discipline', ...row]),
  ...national.benefit_tags.map((tag, current) => ['benefit', String(current + 1), tag]),
]);

/** Generates a type in `src/shared/vocabulary` from the contract's names, so that misspelled names do not compile. */
function writeNames(file, type, doc, names) {
  const sorted = [...new Set(names)].filter(Boolean).sort((a, b) => (a < b ? -1 : 1));
  const text = `/** ${doc} Generated from docs/contract by \`node mocks/seeds/generate.mjs\`. */
export type ${type} =
${sorted.map((name) => `  | '${name}'`).join('\n')};
`;
  writeFileSync(new URL(`../../src/shared/vocabulary/${file}.ts`, import.meta.url), text);
  console.log(`src/shared/vocabulary/${file}.ts: ${sorted.length}`);
}

/** Generates the permissions as a list of actions for each kind of record. */
function writeActions(permissions) {
  const sorted = [...new Set(permissions)].filter(Boolean).sort((a, b) => (a < b ? -1 : 1));
  const entities = new Map();
  for (const permission of sorted) {
    const entity = permission.slice(0, permission.lastIndexOf(':'));
    entities.set(entity, [...(entities.get(entity) ?? []), permission]);
  }
  const actions = (granted) => granted.map((permission) => `'${permission.split(':').at(-1)}'`).join(' | ');
  const text = `/** The actions that menu rows grant, by kind of record. Generated from docs/contract by \`node mocks/seeds/generate.mjs\`. */
export interface GrantedActions {
${[...entities].map(([entity, granted]) => `  '${entity}': ${actions(granted)};`).join('\n')}
}
`;
  writeFileSync(new URL('../../src/shared/vocabulary/grantedActions.ts', import.meta.url), text);
  console.log(`src/shared/vocabulary/grantedActions.ts: ${sorted.length}`);
}

/** Generates a table of screens, each with the kind of record and the actions that its buttons grant. */
function writeScreenActions(rows) {
  const granted = new Map();
  for (const { parentId, perms } of rows) {
    const { menuKey } = byId.get(parentId);
    const [module, entity, action] = perms.split(':');
    granted.set(menuKey, `${granted.get(menuKey) ?? `${module}:${entity}`} ${action}`);
  }
  const text = `import type { MenuKey } from './menuKey';

/** The kind of record and the actions of each screen's buttons, by its \`menuKey\`. Generated from docs/contract by \`node mocks/seeds/generate.mjs\`. */
export const screenActions: Readonly<Partial<Record<MenuKey, string>>> = {
${[...granted].map(([key, value]) => `  ${key}: '${value}',`).join('\n')}
};
`;
  writeFileSync(new URL('../../src/shared/vocabulary/screenActions.ts', import.meta.url), text);
  console.log(`src/shared/vocabulary/screenActions.ts: ${granted.size}`);
}
const perms = menus.flatMap((row) => (row.perms ? row.perms.split(',') : []));
writeActions(perms);
writeScreenActions(menus.filter(({ menuType, perms }) => menuType === 'F' && perms));
writeNames(
  'dictName',
  'DictName',
  'The key of a dictionary.',
  [...read('ruoyi-cloud.sys_dict_type').rows, ...proposed.dictTypes].map((row) => row.dictType),
);
writeNames(
  'menuKey',
  'MenuKey',
  'The `menuKey` of a place in the menu.',
  menus.map((row) => row.menuKey),
);
