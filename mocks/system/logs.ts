import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { loginLogSchema, operLogSchema } from '@/areas/system/log/log.api';
import { type Call, secured } from '../access';
import { crud } from '../crud';
import type { UserRow } from '../db';
import { api, ok, timestamp } from '../respond';
import usersSeed from '../seeds/generated/users.json';
import { defineTable, type Table } from '../table';

const MINUTE = 60_000;

/** The operation log (docs/contract#2.15). */
export const operLogs = defineTable({
  name: 'operLogs',
  idKey: 'operId',
  schema: z.object(operLogSchema.shape).extend({ operId: z.number(), operName: z.string() }),
  seed: () => people().flatMap(({ loginName }, person) => operationsOf(loginName, person)),
});

/** The sign-in log (docs/contract#2.16). */
export const loginLogs = defineTable({
  name: 'loginLogs',
  idKey: 'infoId',
  schema: z.object(loginLogSchema.shape).extend({ infoId: z.number() }),
  seed: () => people().flatMap(({ loginName }, person) => loginsOf(loginName, person)),
});

/** The logs: read, removed by row, cleared (docs/contract#2.E). */
export const logHandlers: RequestHandler[] = [
  ...crud({
    path: '/system/operLog',
    table: operLogs,
    permission: 'monitor:operlog',
    permissions: { get: 'monitor:operlog:get' },
    verbs: ['list', 'get', 'remove'],
    range: 'operTime',
    sort: { field: 'operTime', order: 'desc' },
    sortable: ['operId', 'title', 'operName', 'operTime'],
    filters: { operName: 'like', title: 'like', businessType: 'eq', status: 'eq' },
  }),
  ...crud({
    path: '/system/logininfor',
    table: loginLogs,
    permission: 'monitor:logininfor',
    verbs: ['list', 'remove'],
    range: 'loginTime',
    sort: { field: 'loginTime', order: 'desc' },
    sortable: ['infoId', 'loginName', 'loginTime'],
    filters: { ipaddr: 'like', loginName: 'like', status: 'eq' },
  }),
  clean('/system/operLog', 'monitor:operlog:remove', operLogs, '操作日志'),
  clean('/system/logininfor', 'monitor:logininfor:remove', loginLogs, '登录日志'),
];

function clean<Row extends object>(path: string, permission: string, table: Table<Row>, title: string): RequestHandler {
  return http.post(
    api(`${path}/clean`),
    secured(permission, async (call) => {
      for (const row of await table.all()) await table.remove(row[table.idKey]);
      await noteOperation(call, title, 9);
      return ok();
    }),
  );
}

/** Logs an operation of a user; business type as in the dictionary sys_oper_type. */
export async function noteOperation({ request, user }: Call, title: string, businessType: number): Promise<void> {
  await operLogs.insert({
    ...where,
    operId: await operLogs.nextId(),
    title,
    businessType,
    requestMethod: request.method,
    operatorType: 1,
    operName: user.loginName,
    operUrl: new URL(request.url).pathname,
    status: 0,
    operTime: timestamp(),
  });
}

/** Logs a sign-in, or the reason why it failed. */
export async function noteLogin({ loginName }: UserRow, request: Request, refusal?: string): Promise<void> {
  await loginLogs.insert({
    infoId: await loginLogs.nextId(),
    loginName,
    status: refusal ? '1' : '0',
    ipaddr: where.operIp,
    loginLocation: where.operLocation,
    ...agent(request.headers.get('user-agent') ?? ''),
    msg: refusal ?? '登录成功',
    loginTime: timestamp(),
  });
}

const where = { operIp: '127.0.0.1', operLocation: '内网IP' };

/** The browser and the system that a user agent names. */
export function agent(words: string): { browser: string; os: string } {
  const found = (names: Record<string, RegExp>) =>
    Object.entries(names).find(([, sign]) => sign.test(words))?.[0] ?? '';
  return {
    browser: found({ Edge: /Edg\//, Firefox: /Firefox\//, Chrome: /Chrome\//, Safari: /Safari\// }),
    os: found({ Android: /Android/, iOS: /iPhone|iPad/, Windows: /Windows/, macOS: /Mac OS/, Linux: /Linux/ }),
  };
}

/** The first accounts have seeded log entries. */
const people = () => usersSeed.slice(0, 4);

const DEEDS: readonly [title: string, businessType: number, url: string, error?: string][] = [
  ['用户管理', 2, '/system/user/update'],
  ['字典类型', 1, '/system/dict/type/save'],
  ['角色管理', 4, '/system/role/authDataScope'],
  ['用户管理', 3, '/system/user/remove', '不允许删除超级管理员用户'],
  ['部门管理', 2, '/system/dept/update'],
  ['用户管理', 5, '/system/user/export'],
  ['地区管理', 6, '/system/districts/import'],
  ['字典数据', 2, '/system/dict/data/update'],
];

function operationsOf(operName: string, person: number) {
  return DEEDS.map(([title, businessType, operUrl, errorMsg], i) => ({
    ...where,
    operId: person * DEEDS.length + DEEDS.length - i,
    title,
    businessType,
    requestMethod: 'POST',
    operatorType: 1,
    operName,
    deptName: '研发部门',
    method: `com.talent${operUrl.replaceAll('/', '.')}()`,
    operParam: JSON.stringify({ id: 100 + i, operator: operName }),
    operUrl,
    status: errorMsg ? 1 : 0,
    errorMsg,
    operTime: timestamp(new Date(Date.now() - (20 + person + i * i * 170) * MINUTE)),
  }));
}

function loginsOf(loginName: string, person: number) {
  return Array.from({ length: 6 }, (_, i) => ({
    infoId: person * 6 + 6 - i,
    loginName,
    status: i === 3 ? '1' : '0',
    ipaddr: `10.0.${4 + i}.2${person}`,
    loginLocation: i % 2 === 0 ? '内网IP' : '广东省深圳市',
    browser: 'Chrome',
    os: 'Windows',
    msg: i === 3 ? '用户不存在/密码错误' : '登录成功',
    loginTime: timestamp(new Date(Date.now() - (60 + i * 1500) * MINUTE)),
  }));
}

/** True when a log entry belongs to the user; entries refer to users by login name. */
export const isOf = (user: UserRow) => (row: { operName?: string; loginName?: string }) =>
  (row.operName ?? row.loginName) === user.loginName;
