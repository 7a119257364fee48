import { z } from 'zod';
import { fetchRows } from '@/shared/api/crudApi';
import { dateTime, id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';

/** An external account the user can sign in with. Proposed: the specification names only the sign-in calls. */
export const socialSchema = z.object({
  socialUserId: id,
  type: z.string(),
  nickName: z.string().nullish(),
  bindTime: dateTime.nullish(),
});

/** The query key of the user's external accounts. */
export const SOCIALS = '/system/social';

/** The user's external accounts. */
export const listSocials = (signal: AbortSignal) => fetchRows(socialSchema, { url: `${SOCIALS}/list`, signal });

/** Binds the WeChat identity behind this code to the account that is signed in. */
export const bindWechat = (code: string, state: string) =>
  request({ method: 'post', url: `${SOCIALS}/bind`, data: { type: 'wechat', code, state } });

/** Unbinds the external account of this type. */
export const unbindSocial = (type: string) => request({ method: 'post', url: `${SOCIALS}/unbind`, data: { type } });
