import { z } from 'zod';
import { segment } from '@/shared/api/crudApi';
import { dateTime, id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { unlessMissing } from '@/shared/api/optional';
import { parseRow } from '@/shared/api/parseRows';
import { paths } from '@/shared/api/paths';
import { useSession } from '@/shared/auth/session';
import type { Proof } from '@/shared/factors/factor.api';

const text = z.string().nullish();

/** The user's profile from `GET /system/user/profile`, a call of RuoYi backends. It has fields that user info omits. */
export const profileSchema = z.object({
  userId: id,
  loginName: z.string(),
  userName: z.string(),
  phonenumber: text,
  email: text,
  sex: text,
  avatar: text,
  deptName: text,
  roleNames: z.array(z.string()).nullish(),
  postNames: z.array(z.string()).nullish(),
  companyNames: z.array(z.string()).nullish(),
  loginDate: dateTime.nullish(),
  loginIp: text,
  createTime: dateTime.nullish(),
});
export type Profile = z.infer<typeof profileSchema>;

/** The path of the user's own profile, also used as its query key. */
export const PROFILE = '/system/user/profile';

/** The user's profile; falls back to the user record, then to user info, if the server has no profile call. */
export const getProfile = async (signal?: AbortSignal): Promise<Profile> =>
  parseRow(profileSchema, await unlessMissing(request({ url: PROFILE, signal }), () => ownRecord(signal)), PROFILE);

async function ownRecord(signal?: AbortSignal): Promise<unknown> {
  const { user } = useSession.getState();
  const url = `/system/user/get/${segment(user?.userId ?? '')}`;
  const record = await request({ url, signal, quiet: true }).catch(() => request({ url: paths.userInfo, signal }));
  const { dept, roles } = relationsSchema.parse(record);
  return {
    ...(record as object), // an object, or `parse` would have thrown; `parseRow` keeps only the profile's fields
    deptName: dept?.deptName,
    roleNames: Array.isArray(roles) ? roles.map(({ roleName }) => roleName) : null,
    companyNames: user?.myTeam.map(({ companyName }) => companyName),
  };
}

/** The department and the roles of a user record. A value of any other shape counts as missing. */
const relationsSchema = z.object({
  dept: z.object({ deptName: text }).nullish().catch(null),
  roles: z
    .array(z.object({ roleName: z.string() }))
    .nullish()
    .catch(null),
});

/** The fields users may change themselves. */
export type OwnFields = Partial<Pick<Profile, 'userName' | 'phonenumber' | 'email' | 'sex' | 'avatar'>>;

/**
 * Updates the given fields of the user's own profile. The server may require a proof of identity (docs/contract#2.46).
 */
export const saveProfile = (fields: OwnFields, proof?: Proof) =>
  request({ method: 'post', url: '/system/user/update/info', data: { ...fields, ...proof } });
