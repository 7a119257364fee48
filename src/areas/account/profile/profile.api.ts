import { z } from 'zod';
import { segment } from '@/shared/api/crudApi';
import { dateTime, id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { unlessMissing } from '@/shared/api/optional';
import { parseRow } from '@/shared/api/parseRows';
import { paths } from '@/shared/api/paths';
import { useSession } from '@/shared/auth/session';

const text = z.string().nullish();

/** The person signed in, with the fields user info omits: `GET /system/user/profile`, as on the family's own page. */
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

/** The path of the user's own profile, also its query key. */
export const PROFILE = '/system/user/profile';

/** The profile of the person signed in; from their user record, or their user info, where the server has no profile. */
export const getProfile = async (signal?: AbortSignal): Promise<Profile> =>
  parseRow(profileSchema, await unlessMissing(request({ url: PROFILE, signal }), () => ownRecord(signal)), PROFILE);

async function ownRecord(signal?: AbortSignal): Promise<unknown> {
  const { user } = useSession.getState();
  const url = `/system/user/get/${segment(user?.userId ?? '')}`;
  const record = await request({ url, signal, quiet: true }).catch(() => request({ url: paths.userInfo, signal }));
  const { dept, roles } = relationsSchema.parse(record);
  return {
    ...(record as object), // anything else was refused by `parse`; `parseRow` keeps the fields of a profile
    deptName: dept?.deptName,
    roleNames: Array.isArray(roles) ? roles.map(({ roleName }) => roleName) : null,
    companyNames: user?.myTeam.map(({ companyName }) => companyName),
  };
}

/** The names inside a user record; anything else there is not a name. */
const relationsSchema = z.object({
  dept: z.object({ deptName: text }).nullish().catch(null),
  roles: z
    .array(z.object({ roleName: z.string() }))
    .nullish()
    .catch(null),
});

/** The fields users may change themselves. */
export type OwnFields = Partial<Pick<Profile, 'userName' | 'phonenumber' | 'email' | 'sex' | 'avatar'>>;

/** Updates the user's own profile; omitted fields stay unchanged (docs/contract#2.E). */
export const saveProfile = (fields: OwnFields) =>
  request({ method: 'post', url: '/system/user/update/info', data: fields });
