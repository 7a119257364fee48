import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { loginLogSchema } from '@/areas/system/log/log.resource';
import { type Call, may, secured } from '../access';
import { crud, listOf } from '../crud';
import { type UserRow, users } from '../db';
import { operLogs, people, WHERE } from '../writes/operationLog';
import { api, forbidden, ok, timestamp } from '../respond';
import { defineTable, type Table } from '../table';

const MINUTE = 60_000;

/** The sign-in log (docs/contract#2.16). */
export const loginLogs = defineTable({
  name: 'loginLogs',
  idKey: 'infoId',
  schema: z.object(loginLogSchema.shape).extend({ infoId: z.number() }),
  seed: () => people().flatMap(({ loginName }, person) => loginsOf(loginName, person)),
});

/** The logs can be read, removed row by row, and cleared (docs/contract#2.E). */
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
  http.get(api('/system/operLog/removed'), secured(null, removed)),
  clean('/system/operLog', 'monitor:operlog:remove', operLogs),
  clean('/system/logininfor', 'monitor:logininfor:remove', loginLogs),
];

/** Returns who removed a record, and when, for users who may list its kind (docs/contract#2.42). */
async function removed({ query, user, request }: Call): Promise<Response> {
  const [path, id] = [query.get('path') ?? '', query.get('id') ?? ''];
  const list = listOf(path);
  if (!list) return ok(null);
  if (!(await may(user, list.needed))) return forbidden(new URL(request.url).pathname);
  for (const { businessType, operUrl, operParam, operName, operTime } of (await operLogs.all()).toReversed()) {
    if (businessType !== REMOVE || !operUrl?.includes(`${path}/remove`)) continue;
    const { ids, records = [] } = JSON.parse(operParam ?? '{}') as {
      ids?: string;
      records?: Record<string, unknown>[];
    };
    const place = String(ids ?? '')
      .split(',')
      .indexOf(id);
    if (place < 0) continue;
    const name = Object.entries(records[place] ?? {}).find(([field]) => /(?:Name|[tT]itle)$/.test(field))?.[1];
    const by = (await users.all()).find(({ loginName }) => loginName === operName);
    return ok({ name: typeof name === 'string' ? name : null, userName: by?.userName ?? operName, time: operTime });
  }
  return ok(null);
}

/** The value of `sys_oper_type` for removals. */
const REMOVE = 3;

function clean<Row extends object>(path: string, permission: string, table: Table<Row>): RequestHandler {
  return http.post(
    api(`${path}/clean`),
    secured(permission, async () => {
      for (const row of await table.all()) await table.remove(row[table.idKey]);
      return ok();
    }),
  );
}

/** Logs a sign-in, or the reason for its failure. */
export async function noteLogin({ loginName }: UserRow, request: Request, refusal?: string): Promise<void> {
  await loginLogs.insert({
    infoId: await loginLogs.nextId(),
    loginName,
    status: refusal ? '1' : '0',
    ipaddr: WHERE.operIp,
    loginLocation: WHERE.operLocation,
    ...agent(request.headers.get('user-agent') ?? ''),
    msg: refusal ?? '登录成功',
    loginTime: timestamp(),
  });
}

/** Returns the browser and the operating system in a user agent. */
export function agent(words: string): { browser: string; os: string } {
  const found = (names: Record<string, RegExp>) =>
    Object.entries(names).find(([, sign]) => sign.test(words))?.[0] ?? '';
  return {
    browser: found({ Edge: /Edg\//, Firefox: /Firefox\//, Chrome: /Chrome\//, Safari: /Safari\// }),
    os: found({ Android: /Android/, iOS: /iPhone|iPad/, Windows: /Windows/, macOS: /Mac OS/, Linux: /Linux/ }),
  };
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

/** True when a log entry belongs to the user. Entries refer to users by login name. */
export const isOf = (user: UserRow) => (row: { operName?: string; loginName?: string }) =>
  (row.operName ?? row.loginName) === user.loginName;
