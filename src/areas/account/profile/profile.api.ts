import { z } from 'zod';
import { id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { parseRow } from '@/shared/api/parseRows';

const text = z.string().nullish();

/** The person signed in, with what user info leaves out: `GET /system/user/profile`, after the family's own page. */
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

/** The key of everything about oneself in the query cache. */
export const PROFILE = '/system/user/profile';

/** Who I am. */
export const getProfile = async (signal?: AbortSignal) =>
  parseRow(profileSchema, await request({ url: PROFILE, signal }), PROFILE);

/** What a person may change of themselves. */
export type OwnFields = Partial<Pick<Profile, 'userName' | 'phonenumber' | 'email' | 'sex' | 'avatar'>>;

/** Changes oneself; fields that are not given stay (docs/contract#2.E). */
export const saveProfile = (fields: OwnFields) =>
  request({ method: 'post', url: '/system/user/update/info', data: fields });
