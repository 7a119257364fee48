import { z } from 'zod';
import { toList } from '@/shared/api/envelope';
import { dateTime } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';

const text = z.string().nullish();

/** A device the user is signed in on; `current` is the one sending the request. Proposed: not in the contract. */
const sessionSchema = z.object({
  sessionId: z.string(),
  browser: text,
  os: text,
  ipaddr: text,
  location: text,
  loginTime: dateTime.nullish(),
  current: z.boolean().nullish(),
});

export type Device = z.infer<typeof sessionSchema>;

/** The path of the user's own sessions, also their query key. */
export const SESSIONS = '/system/accounts/sessions';

/** The devices the user is signed in on. */
export const listOwnSessions = async (signal: AbortSignal) =>
  parseRows(sessionSchema, toList(await request({ url: SESSIONS, signal })), SESSIONS, 'sessionId');

/** Signs the user out on another device. */
export const endSession = (sessionId: string) =>
  request({ method: 'post', url: `${SESSIONS}/end`, data: { sessionId } });
