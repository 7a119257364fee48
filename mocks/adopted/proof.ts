import { depts } from '@/areas/system/dept/dept.resource';
import { dictData } from '@/areas/system/dict/dict.resource';
import { loginLogs, operLogs } from '@/areas/system/log/log.resource';
import { menus } from '@/areas/system/menu/menu.resource';
import { unwrap } from '@/shared/api/envelope';
import { exchange } from '@/shared/api/mapping/exchange';
import type { Mapping } from '@/shared/api/mapping/mapping';
import type { Call } from '@/shared/api/mapping/theirCall';
import { type CurrentUser, toCurrentUser } from '@/shared/auth/currentUser';
import { can } from '@/shared/auth/permission';
import { answerOf, type Backend, type Row } from './base';
import { type Kind, kinds } from './kinds';
import { type AskFn, type Look, lookAtKind, type May, rowsIn } from './proofOfKind';
import { TIME } from './seeds';

/** A call of the system area, and the reason why it does not work; '' if it works. */
export type Finding = [call: string, why: string];

/**
 * Makes every call of the system area through a mapping, as the screens do, and checks the answers: rows match their
 * schema and have ids, page 2 has other rows, filters work, saved records exist, and removed ones do not.
 */
export async function prove(mapping: Mapping, backend: Backend, account: Row): Promise<Finding[]> {
  const findings: Finding[] = [];
  let token = '';
  let user: CurrentUser | undefined;
  const may: May = (permission) => {
    if (!can(user, permission)) throw new Error(`no button: ${permission}`);
  };
  const ask = async (method: 'get' | 'post', path: string, { params, data }: Pick<Call, 'params' | 'data'> = {}) => {
    const answer = await exchange(mapping, { method, path, params, data }, async (call) => {
      const headers = {
        ...mapping.headers,
        ...(token && { [mapping.token?.header ?? 'token']: `${mapping.token?.prefix ?? ''}${token}` }),
      };
      const body = call.data === undefined ? undefined : JSON.stringify(call.data);
      const response = await answerOf(
        backend,
        new Request(`http://x${call.path}`, { method: call.method, headers, ...(body && { body }) }),
      );
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
    });
    if (answer.status >= 400) throw new Error(`HTTP ${answer.status}`);
    return unwrap(answer.body);
  };
  const look = async (call: string, check: () => Promise<unknown>) => {
    try {
      const seen = await check();
      findings.push([call, seen === false ? 'the answer is another one' : '']);
    } catch (error) {
      const { message, data } = error as { message: string; data?: unknown };
      findings.push([call, message || `refused ${JSON.stringify(data ?? '')}`]);
    }
  };

  await look('GET /code', async () =>
    Boolean(Object.keys((await ask('get', '/code', { params: { t: 1 } })) as Row).length),
  );
  await look('POST /auth/login', async () => {
    token = String(((await ask('post', '/auth/login', { data: account })) as Row).token ?? '');
    return token !== '';
  });
  await look('GET /system/user/info', async () => {
    user = toCurrentUser(await ask('get', '/system/user/info'));
    return user.loginName === account.username;
  });
  await look('GET /system/menu/user', async () =>
    JSON.stringify(await ask('get', '/system/menu/user')).includes('system/UserList'),
  );
  for (const kind of kinds) await lookAtKind(kind, ask, look, may);
  await lookAtLogs(ask, look, may);
  await lookAtRest(ask, look);
  await look('POST /auth/logout', () => ask('post', '/auth/logout'));
  return findings;
}

async function lookAtLogs(ask: AskFn, look: Look, may: May) {
  for (const [logs, sorts] of [
    [loginLogs, ['loginTime', 'loginName']],
    [operLogs, ['operTime', 'title', 'operName']],
  ] as const) {
    const all = async (more?: Row) => {
      const params = { pageNum: 1, pageSize: 50, ...more };
      return rowsIn(logs as unknown as Kind, await ask('get', `${logs.path}/list`, { params }));
    };
    await look(`GET ${logs.path}/list`, async () => {
      for (const sortField of sorts) await all({ sortField, sortOrder: 'desc' });
      const day = TIME.slice(0, 10);
      if ((await all({ beginTime: day, endTime: day })).length === 0) throw new Error('no rows of the last day');
      const other = { beginTime: '2026-04-29', endTime: '2026-04-30' };
      if ((await all(other)).length > 0) throw new Error('rows of another day');
      return (await all()).length > 10;
    });
    await look(`POST ${logs.path}/remove`, async () => {
      may(`${logs.permission}:remove`);
      const id = String((await all())[0]?.[logs.idKey]);
      await ask('post', `${logs.path}/remove`, { params: { ids: id } });
      return !(await all()).some((row) => String(row[logs.idKey]) === id);
    });
    await look(`POST ${logs.path}/clean`, async () => {
      await ask('post', `${logs.path}/clean`);
      return (await all()).length === 0;
    });
  }
}

async function lookAtRest(ask: AskFn, look: Look) {
  await look(
    'GET /system/dept/list/enable',
    async () => rowsIn(depts, await ask('get', '/system/dept/list/enable')).length > 1,
  );
  await look(
    'GET /system/menu/list_4_tenant',
    async () => rowsIn(menus, await ask('get', '/system/menu/list_4_tenant', { params: { tenantId: 0 } })).length > 5,
  );
  await look('GET /system/dict/data/type', async () => {
    const valuesOf = async (dictType: string) => {
      const rows = await ask('get', '/system/dict/data/type', { params: { dictType } });
      return rowsIn({ schema: dictData.schema, idKey: '' }, rows).map(({ dictValue }) => dictValue);
    };
    // Without entries, the product shows its own.
    const sexes = await valuesOf('sys_user_sex');
    return (await valuesOf('biz_1')).length > 10 && ['', '0,1'].includes(sexes.join());
  });
}
