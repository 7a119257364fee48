import { z } from 'zod';
import { dateTime, id } from '@/shared/api/fields';
import { resource } from '@/shared/resource/resource';

const text = z.string().nullish();

/** A session of a signed-in user. Its id is not the token, so readers of the list cannot take over the session. */
export const onlineSchema = z.object({
  tokenId: z.string(),
  userId: id,
  loginName: z.string(),
  userName: text,
  deptName: text,
  ipaddr: text,
  loginLocation: text,
  browser: text,
  os: text,
  loginTime: dateTime.nullish(),
  lastTime: dateTime.nullish(),
  /** True for the user's own current session, which the user cannot end in this list. */
  current: z.boolean().nullish(),
});

/** A session of a signed-in user (docs/contract#2.45). */
export type Online = z.infer<typeof onlineSchema>;

/** The API of sessions. `act('end', { ids, reason })` signs users out; their windows show the reason. */
export const online = resource({
  schema: onlineSchema,
  path: '/system/online',
  id: 'tokenId',
  permission: 'monitor:online',
  messages: 'system:online',
  nameOf: ({ loginName, ipaddr }) => [loginName, ipaddr].filter(Boolean).join(' · '),
  isPerson: true,
});

export const endBodySchema = z.object({ ids: z.array(z.string()), reason: z.string() });
