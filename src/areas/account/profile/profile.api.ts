import { z } from 'zod';
import { id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { parseRow } from '@/shared/api/parseRows';

const text = z.string().nullish();

/** The person signed in, with the fields user info omits: `GET /system/user/profile`, as on the family's own page. */
const profileSchema = z.looseObject({
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
  loginDate: text,
  loginIp: text,
  createTime: text,
});
export type Profile = z.infer<typeof profileSchema>;

/** The path of the user's own profile, also its query key. */
export const PROFILE = '/system/user/profile';

/** The profile of the person signed in. */
export const getProfile = async (signal?: AbortSignal) =>
  parseRow(profileSchema, await request({ url: PROFILE, signal }), PROFILE);

/** The fields users may change themselves. */
export type OwnFields = Partial<Pick<Profile, 'userName' | 'phonenumber' | 'email' | 'sex' | 'avatar'>>;

/** Updates the user's own profile; omitted fields stay unchanged (docs/contract#2.E). */
export const saveProfile = (fields: OwnFields) =>
  request({ method: 'post', url: '/system/user/update/info', data: fields });
