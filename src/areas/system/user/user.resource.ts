import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { auditShape, dateTime, enabled, entry, id } from '@/shared/api/fields';
import { post } from '@/shared/api/http';
import { deptSchema } from '../dept/dept.resource';
import type { RightsOf } from '../consequences/recentChanges';
import { roleSchema } from '../role/role.resource';

/** A staff account as the server returns it. The password is write-only and never part of a row. */
export const userSchema = z.object({
  userId: id,
  deptId: id.nullish(),
  parentId: id.nullish(),
  loginName: z.string().max(30),
  userName: z.string().max(30),
  userType: z.string().nullish(),
  email: z.string().max(50).nullish(),
  phonenumber: z.string().max(11).nullish(),
  sex: entry('sys_user_sex', 1).nullish(),
  avatar: z.string().max(100).nullish(),
  status: enabled,
  delFlag: z.string().nullish(),
  loginIp: z.string().nullish(),
  loginDate: dateTime.nullish(),
  dept: deptSchema.partial().nullish(),
  roles: z.array(roleSchema.partial()).nullish(),
  roleIds: z.array(id).nullish(),
  postIds: z.array(id).nullish(),
  ...auditShape,
});
export type User = z.infer<typeof userSchema>;

export const users = resource({
  schema: userSchema,
  path: '/system/user',
  id: 'userId',
  permission: 'system:user',
  nameOf: ({ loginName }) => loginName,
});

/** The fields of an account that determine its rights. `sent` has more fields, because RuoYi clears unsent fields. */
export const userRights: RightsOf<User> = {
  of: 'user',
  api: users,
  fields: ['roleIds', 'deptId', 'status'],
  sent: ['userId', 'loginName', 'userName', 'deptId', 'roleIds', 'postIds', 'status'],
  load: async (userId, signal) => ({ ...(await users.get(userId, signal)) }),
};

/** Sets a new password for an account. */
export const resetPassword = ({ userId, loginName }: User, password: string) =>
  post(`${users.path}/resetPwd`, { userId, loginName, password });

/** Removes the second factors of an account. Its user can then sign in with the password alone. */
export const resetFactors = ({ userId }: User) => post(`${users.path}/factors/reset`, { userId });

const savedSchema = z.object({ initialPassword: z.string().nullish() });

/**
 * Returns the random first password from the answer to saving a new account. Returns undefined if the answer contains
 * no password.
 */
export const initialPassword = (answer: unknown) => savedSchema.safeParse(answer).data?.initialPassword ?? undefined;
