import { getResponse } from 'msw';
import { resetDb } from '@mocks/db';
import { handlers } from '@mocks/handlers';
import { type AskedRules, listenToLists } from '@mocks/query';
import { tokenOf } from '@mocks/testClient';
import type { Call } from './calls';

/** The origin of a call's ids and query: another call and a field of its rows. `name=value` selects rows. */
const SOURCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/system/sysArea/getCityList': { parentCode: '/system/sysArea/getProvinceList areaCode' },
  '/system/menu/role/:roleId/:tenantId': {
    roleId: '/system/role/list roleId',
    tenantId: '/system/role/getTopTenant compId',
  },
  '/system/menu/list_4_tenant': { tenantId: '/system/role/getTopTenant compId' },
  '/system/dept/role/:roleId': { roleId: '/system/role/list roleId' },
  '/act/node/list/:id': { id: '/act/prof/allLatest id' },
  '/act/business/get/:id': { id: '/act/business/list/my id' },
  '/act/leave/biz/:id': { id: '/act/business/list/my id procDefKey=leave' },
  '/act/purchase/biz/:id': { id: '/act/business/list/my id procDefKey=purchase' },
  '/act/general/biz/:id': { id: '/act/business/list/my id procDefKey=general' },
  '/act/task/flow': { procInstId: '/act/process/ins/runs procInstId' },
  '/act/task/waiting': { procInstIds: '/act/process/ins/runs procInstId' },
  '/act/task/actions': { procInstId: '/act/process/ins/runs procInstId' },
  '/act/process/show': { did: '/act/prof/allLatest deploymentId' },
};

/** Returns the origin of a parameter's value, such as `/system/role/list roleId`. A record's id comes from its list. */
export const sourceOf = ({ path, record }: Call, name: string): string | undefined =>
  SOURCES[path]?.[name] ??
  (name === 'id' && record && !path.startsWith('/act/') ? `${record.path}/list ${record.idKey}` : undefined);

/** The paths with which to send calls that need particular ids or a query. */
const ASKED: Readonly<Record<string, string>> = {
  '/system/dict/data/type': '/system/dict/data/type?dictType=sys_normal_disable',
  '/system/sysArea/getCityList': '/system/sysArea/getCityList?parentCode=11',
  '/system/menu/role/:roleId/:tenantId': '/system/menu/role/2/1001',
  '/system/menu/list_4_tenant': '/system/menu/list_4_tenant?tenantId=1001',
  '/system/dept/role/:roleId': '/system/dept/role/2',
  '/system/accounts/switch_comp': '/system/accounts/switch_comp?compId=1001',
  '/auth/social/wechat/callback': '/auth/social/wechat/callback?code=x&state=x',
  '/system/social/wechat/pc_login': '/system/social/wechat/pc_login?redirect=%2F',
  '/auth/social/:provider/callback': '/auth/social/sso/callback?code=x',
  '/system/social/:provider/pc_login': '/system/social/sso/pc_login?redirect=%2F',
  '/act/node/list/:id': '/act/node/list/leave:2:5004',
  '/act/node/get/:id': '/act/node/get/leave_head',
  '/act/business/get/:id': '/act/business/get/12',
  '/act/leave/biz/:id': '/act/leave/biz/9',
  '/act/purchase/biz/:id': '/act/purchase/biz/12',
  '/act/general/biz/:id': '/act/general/biz/1?taskId=20150-1',
  '/act/task/flow': '/act/task/flow?procInstId=20150',
  '/act/task/waiting': '/act/task/waiting?procInstIds=20150',
  '/act/task/actions': '/act/task/actions?procInstId=20150&taskId=20150-1',
  '/act/monitor': '/act/monitor?days=90&procDefKey=leave',
  '/act/rehearsal/past': '/act/rehearsal/past?procDefKey=leave',
  '/act/process/show': '/act/process/show?did=5001&ext=.bpmn',
  '/act/substitute/mine': '/act/substitute/mine?userId=1',
  '/system/operLog/removed': '/system/operLog/removed?path=/biz/company&id=0',
  '/system/search': '/system/search?keyword=1094',
  '/biz/note/list': '/biz/note/list?kind=approval:company&id=1001',
  '/system/districts/get/:id': '/system/districts/get/11',
  '/biz/company/same/:id': '/biz/company/same/:id?fields=contactPhone',
  '/biz/school/same/:id': '/biz/school/same/:id?fields=contactPhone',
  '/biz/personal/same/:id': '/biz/personal/same/:id?fields=phone',
  '/biz/course/same/:id': '/biz/course/same/:id?fields=courseName',
  '/biz/position/same/:id': '/biz/position/same/:id?fields=contactPhone',
  '/biz/memberCert/same/:id': '/biz/memberCert/same/:id?fields=phone',
  '/biz/resume/same/:id': '/biz/resume/same/:id?fields=realName,phone',
  '/biz/registration/same/:id': '/biz/registration/same/:id?fields=competitionId,idCard',
  '/biz/company/precedents': '/biz/company/precedents?checks=creditCode',
  '/biz/school/precedents': '/biz/school/precedents?checks=sameName',
  '/biz/personal/precedents': '/biz/personal/precedents?checks=idCard',
  '/biz/course/precedents': '/biz/course/precedents?checks=sameCourse',
  '/biz/position/precedents': '/biz/position/precedents?checks=salaryText',
  '/biz/memberCert/precedents': '/biz/memberCert/precedents?checks=validUntil',
  '/biz/company/merge/plan': '/biz/company/merge/plan?keepId=1024&dropId=1012',
  '/biz/school/merge/plan': '/biz/school/merge/plan?keepId=2002&dropId=2005',
  '/biz/personal/merge/plan': '/biz/personal/merge/plan?keepId=3003&dropId=3005',
  '/biz/registration/precedents': '/biz/registration/precedents?checks=idCard',
};

/** Returns a path that can be sent, with ids of seeds: `id`, unless the call needs others. */
export const askedOf = (path: string, id: unknown = 1) => (ASKED[path] ?? path).replaceAll(/\/:\w+/g, `/${String(id)}`);

/** Returns the names and examples of a call's query parameters, except those of lists. */
export const queryOf = (path: string): [string, string][] => [
  ...new URL(askedOf(path), 'http://x').searchParams.entries(),
];

/** The mock's answers from its seeds, and the filters and sort fields of its lists, by path. */
export interface Samples {
  answers: ReadonlyMap<string, unknown>;
  rules: ReadonlyMap<string, AskedRules>;
}

/** The example answer of the sign-in calls. It asks for no second factor, so that generated mocks let users in. */
const SIGNED_IN = { code: 0, msg: 'success', data: { token: '9f1c2d7e' } };
const SIGN_INS = ['/auth/login', '/auth/2step-code', '/auth/social/bind'];

/** The example of an event stream. */
const EVENT = 'id: 4711\nevent: record\ndata: {"path":"/biz/company","id":1001,"what":"taken","byId":2}\n\n';

/** Sends all reading calls to the mock, with the clock stopped at noon. */
export async function sampleAnswers(gets: readonly Call[]): Promise<Samples> {
  const found = new Map<string, unknown>(SIGN_INS.map((path) => [path, SIGNED_IN]));
  const rules = new Map<string, AskedRules>();
  await atNoon(async () => {
    resetDb();
    const token = await tokenOf();
    // Lists are requested first, because their rows provide the ids for the other calls.
    for (const { path, record } of gets.toSorted(
      (a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')),
    )) {
      const id = record && firstRow(found.get(`${record.path}/list`))?.[record.idKey ?? 'id'];
      const request = new Request(`http://localhost/api${askedOf(path, id ?? 1)}`, { headers: { token } });
      listenToLists((asked) => rules.set(path, asked));
      const answer = await getResponse(handlers, request);
      const type = answer?.headers.get('content-type') ?? '';
      if (type.startsWith('text/event-stream')) {
        // An event stream never ends.
        await answer?.body?.cancel();
        found.set(path, EVENT);
        continue;
      }
      const text = (await answer?.text()) ?? '';
      if (type.includes('json'))
        found.set(path, shown(path, JSON.parse(text.replaceAll(/(?<=state=|"tokenId":")[\w-]+/g, 'x'))));
      else if (text.startsWith('<?xml')) found.set(path, text);
    }
    listenToLists();
    resetDb();
  });
  return { answers: found, rules };
}

/** Returns the first row of a list's answer. */
function firstRow(answer: unknown): Record<string, unknown> | undefined {
  const { data } = (answer ?? {}) as { data?: unknown };
  const rows = Array.isArray(data) ? data : (data as { records?: unknown } | undefined)?.records;
  return Array.isArray(rows) ? (rows[0] as Record<string, unknown>) : undefined;
}

const RealDate = Date;

/** Runs a function with the clock at noon of 20 November 2026, local time, so that the seeds are always the same. */
async function atNoon(run: () => Promise<void>): Promise<void> {
  const noon = new RealDate(2026, 10, 20, 12).getTime();
  class NoonDate extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [noon] : given) as [number]));
    }
    static override now() {
      return noon;
    }
  }
  globalThis.Date = NoonDate as DateConstructor;
  try {
    await run();
  } finally {
    globalThis.Date = RealDate;
  }
}

/** Answers that are not shortened, so that a mock server generated from the document has every screen. */
const WHOLE = new Set(['/system/menu/user']);

const shown = (path: string, answer: unknown) => (WHOLE.has(path) ? answer : short(answer));

const LONG = 160;

/** Shortens an answer for readers: lists to their first one or two rows, texts to one line. */
function short(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > LONG ? `${value.slice(0, LONG)}…` : value;
  if (Array.isArray(value)) return value.slice(0, depth < 3 ? 1 : 2).map((one) => short(one, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, short(one, depth + 1)]));
}
