import { z } from 'zod';
import { fetchRows } from '@/shared/api/crudApi';
import { dateTime, id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import type { Callback } from '../login/callback';

/**
 * An external account with which the user can sign in. The calls that list, bind and unbind the external accounts of a
 * signed-in user are our proposal, because the specification has none.
 */
export const socialSchema = z.object({
  socialUserId: id,
  type: z.string(),
  nickName: z.string().nullish(),
  bindTime: dateTime.nullish(),
});

/** An external account of the user. */
export type Social = z.infer<typeof socialSchema>;

/** The base path of the calls for the user's external accounts, also used as their query key. */
export const SOCIALS = '/system/social';

/** The user's external accounts. */
export const listSocials = (signal: AbortSignal) => fetchRows(socialSchema, { url: `${SOCIALS}/list`, signal });

/** Binds the identity behind a provider's code to the signed-in account. */
export const bindSocial = ({ provider: type, code, state }: Callback) =>
  request({ method: 'post', url: `${SOCIALS}/bind`, data: { type, code, state } });

/** Unbinds the external account of this type. */
export const unbindSocial = (type: string) => request({ method: 'post', url: `${SOCIALS}/unbind`, data: { type } });
