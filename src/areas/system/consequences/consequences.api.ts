import { z } from 'zod';
import { endsSeries } from '@/shared/api/ApiError';
import { fetchRow, segment } from '@/shared/api/crudApi';
import { toList, toPage } from '@/shared/api/envelope';
import { id } from '@/shared/api/fields';
import { fit } from '@/shared/api/fit';
import { request } from '@/shared/api/http';
import { isRecord } from '@/shared/lib/json';
import { consequencesOf } from './consequences';
import type { Consequences, Person, RightsChange, Step, World } from './world';

/** The path of the optional call by which the server computes the consequences. */
export const CONSEQUENCES = '/system/role/consequences';
/** Max number of accounts, of roles and of running processes to fetch. Longer lists are not checked. */
const MAX_ROWS = 5000;
/** Max number of process definitions whose steps are checked. */
const MAX_DEFINITIONS = 50;

const ids = z.array(id).nullish();
const personSchema = z.object({
  userId: id,
  userName: z.string().nullish(),
  status: z.string(),
  deptId: id.nullish(),
  roleIds: ids,
  roles: z.array(z.object({ roleId: id })).nullish(),
});
const roleSchema = z.object({ roleId: id, status: z.string(), menuIds: ids });
const menuSchema = z.object({
  menuId: id,
  parentId: id.nullish(),
  menuName: z.string(),
  menuType: z.string(),
  perms: z.string().nullish(),
});
const runSchema = z.object({ procDefId: z.string(), currTaskName: z.string().nullish() });
const nodeSchema = z.object({
  name: z.string().nullish(),
  type: z.number().nullish(),
  roleIds: ids,
  userIds: ids,
  deptIds: ids,
  deptHeader: z.boolean().nullish(),
});

const rightSchema = z.object({ name: z.string(), kind: z.enum(['screen', 'button']) });
const count = z.number().nullable();

/** The consequences of a change, in the format of the server's answer. */
export const consequencesSchema = z.object({
  groups: z.array(z.object({ people: z.array(z.string()), gained: z.array(rightSchema), lost: z.array(rightSchema) })),
  queues: z.array(z.string()),
  steps: z.array(z.object({ name: z.string(), running: count, waiting: count })),
});

export const rightsChangeSchema = z.object({
  of: z.enum(['role', 'user']),
  ids: z.array(id),
  values: z
    .object({
      menuIds: z.array(id).optional(),
      roleIds: z.array(id).optional(),
      deptId: id.optional(),
      status: z.string().optional(),
    })
    .nullable(),
});

/**
 * The parts that could not be checked. `people` means that the accounts, roles or menu rows could not be fetched.
 * `tooMany` means that the list of accounts or roles is too long. `steps` means the steps of running processes.
 */
export type Unseen = 'people' | 'tooMany' | 'steps';

/** The consequences of a change, with the parts that could not be checked. */
export type Foreseen = z.infer<typeof consequencesSchema> & { unseen: Unseen[] };

/**
 * Returns the consequences of a change as the server computes them. If the server lacks the call or the call fails,
 * computes the consequences from the server's lists.
 */
export async function foresee(change: RightsChange, signal: AbortSignal): Promise<Foreseen> {
  try {
    const call = { method: 'post', url: CONSEQUENCES, data: change, signal, quiet: true };
    return { ...(await fetchRow(consequencesSchema, call)), unseen: [] };
  } catch (error) {
    if (endsSeries(error)) throw error;
    return fromLists(change, signal);
  }
}

async function fromLists(change: RightsChange, signal: AbortSignal): Promise<Foreseen> {
  const unseen: Unseen[] = [];
  const unless = async <T>(answer: Promise<T>, what: Unseen): Promise<T | undefined> => {
    try {
      return await answer;
    } catch (error) {
      if (endsSeries(error)) throw error;
      unseen.push(what === 'people' && error instanceof TooMany ? 'tooMany' : what);
      return undefined;
    }
  };
  const [world, steps] = await Promise.all([
    unless(rightsWorld(signal), 'people'),
    unless(stepsOfRuns(signal), 'steps'),
  ]);
  const none: Consequences = { groups: [], queues: [], steps: [] };
  return { ...(world ? consequencesOf({ ...world, steps: steps ?? [] }, change) : none), unseen };
}

class TooMany extends Error {}

async function rightsWorld(signal: AbortSignal): Promise<Omit<World, 'steps'>> {
  const [people, roles, menus] = await Promise.all([
    everyRow(personSchema, '/system/user/list', signal),
    everyRow(roleSchema, '/system/role/list', signal),
    rowsOf(menuSchema, '/system/menu/list', signal),
  ]);
  // Fetches menu ids that are missing, because some servers omit them from the list of roles.
  const whole = roles.map(async (role) =>
    role.menuIds ? role : { ...role, menuIds: await menuIdsOf(role.roleId, signal) },
  );
  return { people: withRoleIds(people), roles: await Promise.all(whole), menus };
}

/** Takes role ids from `roles` where rows have no `roleIds` (docs/contract#2.4). Throws if no row has a role. */
function withRoleIds(people: readonly z.infer<typeof personSchema>[]): Person[] {
  const read = people.map(({ roles, ...one }) => ({
    ...one,
    roleIds: one.roleIds?.length ? one.roleIds : roles?.map(({ roleId }) => roleId),
  }));
  if (read.length > 0 && read.every(({ roleIds }) => !roleIds?.length)) throw new Error('accounts without roles');
  return read;
}

const menuIdsOf = async (roleId: z.infer<typeof id>, signal: AbortSignal) =>
  (await rowsOf(z.object({ menuId: id }), `/system/menu/role/${segment(roleId)}/0`, signal)).map((row) => row.menuId);

/** Fetches the steps of the definitions that have running processes. */
async function stepsOfRuns(signal: AbortSignal): Promise<Step[]> {
  const runs = await everyRow(runSchema, '/act/process/ins/runs', signal);
  const definitions = [...new Set(runs.map(({ procDefId }) => procDefId))];
  if (definitions.length > MAX_DEFINITIONS) throw new Error('too many definitions');
  const steps = definitions.map(async (definition) => {
    const nodes = await rowsOf(nodeSchema, `/act/node/list/${segment(definition)}`, signal);
    const own = runs.filter(({ procDefId }) => procDefId === definition);
    return nodes
      .filter(({ type }) => type === 1)
      .map(({ name, roleIds, userIds, deptIds, deptHeader }) => ({
        name: name ?? '-',
        roleIds: roleIds ?? [],
        userIds: userIds ?? [],
        deptIds: deptIds ?? [],
        head: deptHeader ?? false,
        running: own.length,
        waiting: own.filter(({ currTaskName }) => name && currTaskName?.split('、').includes(name)).length,
      }));
  });
  return (await Promise.all(steps)).flat();
}

/** Makes rows fit the schema. Does not report misfits, because the screens of these lists report them. */
const fitting = <T>(schema: z.ZodType<T>, rows: readonly unknown[]): T[] =>
  rows.filter(isRecord).map((row) => fit(schema, row).value as T); // `fit` ensures the type

const rowsOf = async <T>(schema: z.ZodType<T>, url: string, signal: AbortSignal) =>
  fitting(schema, toList(await request({ url, signal, quiet: true })));

/** Fetches all pages of a list. Rejects with TooMany if the list is too long. */
async function everyRow<T>(schema: z.ZodType<T>, url: string, signal: AbortSignal): Promise<T[]> {
  const rows: unknown[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const page = toPage(await request({ url, params: { pageNum, pageSize: 1000 }, signal, quiet: true }), pageNum);
    if (page.total > MAX_ROWS) throw new TooMany();
    rows.push(...page.records);
    if (page.records.length === 0 || rows.length >= page.total) return fitting(schema, rows);
  }
}
