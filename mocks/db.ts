import { z } from 'zod';
import { deptSchema } from '@/areas/system/dept/dept.resource';
import { dictDataSchema, dictTypeSchema } from '@/areas/system/dict/dict.resource';
import { menuSchema } from '@/areas/system/menu/menu.resource';
import { roleSchema } from '@/areas/system/role/role.resource';
import { userSchema } from '@/areas/system/user/user.resource';
import { demoPassword } from './demo';
import companiesSeed from './seeds/generated/companies.json';
import deptsSeed from './seeds/generated/depts.json';
import dictDataSeed from './seeds/generated/dictData.json';
import dictTypesSeed from './seeds/generated/dictTypes.json';
import menusSeed from './seeds/generated/menus.json';
import rolesSeed from './seeds/generated/roles.json';
import usersSeed from './seeds/generated/users.json';
import { defineTable, tables } from './table';

const number = z.number();

/** A user as stored: with the password, and without the fields that are joined for a response. */
const userRow = z
  .object(userSchema.shape)
  .omit({ dept: true, roles: true, parentId: true })
  .extend({
    userId: number,
    deptId: number.nullish(),
    roleIds: z.array(number),
    postIds: z.array(number).nullish(),
    password: z.string(),
    compIds: z.array(number),
    /** True until the user changes a password that was set by an administrator or by the server. */
    mustChangePassword: z.boolean().nullish(),
  });
export type UserRow = z.infer<typeof userRow>;

const roleRow = z
  .object(roleSchema.shape)
  .extend({ roleId: number, menuIds: z.array(number), deptIds: z.array(number) });
export type RoleRow = z.infer<typeof roleRow>;

const menuRow = z.object(menuSchema.shape).extend({ menuId: number, parentId: number });
export type MenuRow = z.infer<typeof menuRow>;

const deptRow = z.object(deptSchema.shape).extend({ deptId: number, parentId: number, ancestors: z.string() });
export type DeptRow = z.infer<typeof deptRow>;

const dictTypeRow = z.object(dictTypeSchema.shape).extend({ dictId: number });
const dictDataRow = z.object(dictDataSchema.shape).extend({ dictCode: number });
const companyRow = z.object({ compId: number, companyName: z.string(), logo: z.string().nullable() });

const sessionRow = z.object({
  token: z.string(),
  userId: number,
  compId: number,
  expiresAt: number,
  createTime: z.string(),
  /** Shown in the user's list of devices. Sessions created by an earlier version lack these fields. */
  sessionId: z.string().optional(),
  browser: z.string().optional(),
  os: z.string().optional(),
});
export type SessionRow = z.infer<typeof sessionRow>;

export const users = defineTable({
  name: 'users',
  idKey: 'userId',
  schema: userRow,
  seed: () => usersSeed.map((user) => ({ ...user, password: demoPassword })),
});
export const roles = defineTable({ name: 'roles', idKey: 'roleId', schema: roleRow, seed: () => rolesSeed });
export const menus = defineTable({ name: 'menus', idKey: 'menuId', schema: menuRow, seed: () => menusSeed });
export const depts = defineTable({ name: 'depts', idKey: 'deptId', schema: deptRow, seed: () => deptsSeed });
export const dictTypes = defineTable({
  name: 'dictTypes',
  idKey: 'dictId',
  schema: dictTypeRow,
  seed: () => dictTypesSeed,
});
export const dictData = defineTable({
  name: 'dictData',
  idKey: 'dictCode',
  schema: dictDataRow,
  seed: () => dictDataSeed,
});
export const companies = defineTable({
  name: 'companies',
  idKey: 'compId',
  schema: companyRow,
  seed: () => companiesSeed,
});
/** The sessions are persisted, too, so that a restart does not sign anybody out. */
export const sessions = defineTable({ name: 'sessions', idKey: 'token', schema: sessionRow, seed: () => [] });

const resets = new Set<() => void>();

/** Calls the function whenever the tables are reset, for state that is not in a table. */
export const onReset = (reset: () => void): void => void resets.add(reset);

/** Resets all tables to their seeds. Tests call it before each test. */
export function resetDb(): void {
  for (const table of tables.values()) table.reset();
  for (const reset of resets) reset();
}

/** Returns the changed tables, in order to persist them. */
export function exportDb(): Record<string, readonly object[]> {
  return Object.fromEntries(
    [...tables.values()].filter((table) => table.changed).map((table) => [table.name, table.dump()]),
  );
}

/**
 * Restores the tables from the result of `exportDb` and resets all others. Throws without restoring anything if a row
 * does not match its schema.
 */
export function importDb(kept: unknown): void {
  try {
    resetDb();
    for (const [name, rowsOf] of Object.entries(z.record(z.string(), z.array(z.unknown())).parse(kept)))
      tables.get(name)?.load(rowsOf);
  } catch (error) {
    resetDb();
    throw error;
  }
}
