import { z } from 'zod';
import { operLogSchema } from '@/areas/system/log/log.resource';
import { shownParams } from '@/areas/system/log/params';
import { menus, type UserRow } from '../db';
import { timestamp } from '../respond';
import usersSeed from '../seeds/generated/users.json';
import { defineTable } from '../table';

const MINUTE = 60_000;

/** The operation log (docs/contract#2.15). */
export const operLogs = defineTable({
  name: 'operLogs',
  idKey: 'operId',
  schema: z.object(operLogSchema.shape).extend({ operId: z.number(), operName: z.string() }),
  seed: () => people().flatMap(({ loginName }, person) => operationsOf(loginName, person)),
});

/** The network address in all log entries. */
export const WHERE = { operIp: '127.0.0.1', operLocation: '内网IP' };

/** Links an entry of the operation log to the history entry with the changed fields. */
export interface Written {
  recordPath: string;
  recordId: string;
  historyId: number;
}

interface Operation {
  request: Request;
  user: UserRow;
  /** The data about the record: its id, name and amounts. */
  about?: Record<string, unknown>;
  /** The history entries that the request wrote. */
  written?: readonly Promise<Written>[];
}

type OperationEntry = Awaited<ReturnType<typeof operLogs.insert>>;

/** Logs an operation of a user and returns the entry. The business type is a value of the dictionary sys_oper_type. */
export async function noteOperation(
  { request, user, about, written }: Operation,
  title: string,
  businessType: number,
): Promise<OperationEntry> {
  return operLogs.insert({
    ...WHERE,
    operId: await operLogs.nextId(),
    title,
    businessType,
    requestMethod: request.method,
    operatorType: 1,
    operName: user.loginName,
    operUrl: new URL(request.url).pathname,
    ...(about && { operParam: withoutSecrets(about) }),
    status: 0,
    operTime: timestamp(),
    ...(await written?.[0]),
  });
}

/** Formats parameters in one line, with passwords and personal numbers masked. */
const withoutSecrets = (about: object) => JSON.stringify(JSON.parse(shownParams(JSON.stringify(about))));

const IMPORT = 6;

/** The business type (`sys_oper_type`) for the last part of a path; 0 for any other. */
const TYPES: Readonly<Record<string, number>> = {
  save: 1,
  saveAdmin: 1,
  update: 2,
  status: 2,
  remove: 3,
  authDataScope: 4,
  export: 5,
  import: IMPORT,
  clean: 9,
};

/**
 * Logs a write that needed a permission: the user, the screen or button of the permission, the request's data and the
 * record. Passwords and personal numbers are masked.
 */
export async function noteWrite(operation: Operation, permission: string): Promise<void> {
  const { request, about } = operation;
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/^.*?\/api/, '');
  const body = (await request.json().catch(() => ({}))) as Record<string, unknown>;
  const data = { ...Object.fromEntries(new URLSearchParams(search)), ...about, ...body };
  const isReveal = path.includes('/reveal/');
  const verb = path.split('/').find((part) => part in TYPES) ?? '';
  const title = isReveal ? '查看敏感信息' : await titleOf(permission, { isButton: verb === '' });
  await noteOperation({ ...operation, about: data }, title.slice(0, 50), TYPES[verb] ?? 0);
}

/** Returns the key that all rows of an import share; null for any other write. */
export const importKeyOf = ({ headers }: Request) => headers.get('import-key');

let lastRow: Promise<unknown> = Promise.resolve();

/** Logs a row of an import. An import has a single entry, which counts all rows and the refused ones. */
export async function noteImportedRow(
  operation: Operation,
  permission: string,
  row: { isSaved: boolean },
): Promise<void> {
  // Runs one after another, because rows arrive in parallel and must not create two entries.
  const noted = lastRow.then(() => countRow(operation, permission, row));
  lastRow = noted.catch(() => undefined);
  await noted;
}

async function countRow(operation: Operation, permission: string, { isSaved }: { isSaved: boolean }): Promise<void> {
  const { request, user } = operation;
  const key = importKeyOf(request);
  const isOfImport = ({ operName, operParam }: OperationEntry) =>
    operName === user.loginName && operParam?.startsWith(`{"import":${JSON.stringify(key)},`);
  const title = await titleOf(permission, { isButton: false });
  const none = { import: key, rows: 0, failed: 0 };
  const entry =
    (await operLogs.all()).find(isOfImport) ??
    (await noteOperation({ ...operation, about: none }, title.slice(0, 50), IMPORT));
  const { rows, failed } = JSON.parse(entry.operParam ?? '') as typeof none;
  const counted = { import: key, rows: rows + 1, failed: isSaved ? failed : failed + 1 };
  const status = counted.failed === counted.rows ? 1 : 0;
  await operLogs.update(entry.operId, { operParam: JSON.stringify(counted), status });
}

/** Returns the name of the permission's button (such as 订单退款) or, without one, of its screen. */
export async function titleOf(permission: string, { isButton }: { isButton: boolean }): Promise<string> {
  const all = await menus.all();
  const entity = permission.slice(0, permission.lastIndexOf(':'));
  const of = (type: string, matches: (perms: string) => boolean) =>
    all.find(({ menuType, perms }) => menuType === type && matches(perms ?? ''))?.menuName;
  const screen = of('C', (perms) => perms.startsWith(`${entity}:`));
  const button = of('F', (perms) => perms === permission);
  return (isButton ? button : undefined) ?? screen ?? permission;
}

/** The fields that identify a record in the log: numbers, names, titles and amounts. */
export const aboutRow = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([field, value]) =>
        value !== null &&
        ['string', 'number'].includes(typeof value) &&
        /(?:No|Name|[tT]itle|[aA]mount|^id)$/.test(field),
    ),
  );

/** The accounts that have entries in the seeded logs. */
export const people = () => usersSeed.slice(0, 4);

const DEEDS: readonly [title: string, businessType: number, url: string, permission: string, error?: string][] = [
  ['用户管理', 2, '/system/user/update', 'system:user:edit'],
  ['字典类型', 1, '/system/dict/type/save', 'system:dict:add'],
  ['角色管理', 4, '/system/role/authDataScope', 'system:role:edit'],
  ['用户管理', 3, '/system/user/remove', 'system:user:remove', '不允许删除超级管理员用户'],
  ['部门管理', 2, '/system/dept/update', 'system:dept:edit'],
  ['用户管理', 5, '/system/user/export', 'system:user:export'],
  ['地区管理', 6, '/system/districts/import', 'system:districts:import'],
  ['字典数据', 2, '/system/dict/data/update', 'system:dict:edit'],
];

function operationsOf(operName: string, person: number) {
  return DEEDS.map(([title, businessType, operUrl, , errorMsg], i) => ({
    ...WHERE,
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
    operTime: timeOf(person, i),
  }));
}

const timeOf = (person: number, i: number) => timestamp(new Date(Date.now() - (20 + person + i * i * 170) * MINUTE));

/** The permissions used by the seeded entries. */
export const seededUses = () =>
  people().flatMap(({ loginName: operName }, person) =>
    DEEDS.map(([, , , permission], i) => ({ operName, permission, operTime: timeOf(person, i) })),
  );
