import { z } from 'zod';
import { fetchRows } from '@/shared/api/crudApi';
import { dateTime, id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import type { Proof } from '@/shared/factors/factor.api';

const text = z.string().nullish();

/** An operation, as the operation log returns it (docs/contract#2.15). */
export const operationSchema = z.object({
  operId: id,
  title: z.string(),
  businessType: z.number().nullable(),
  operIp: text,
  operLocation: text,
  status: z.number().nullable(),
  errorMsg: text,
  operTime: dateTime.nullish(),
});

/** A sign-in attempt (docs/contract#2.16). */
export const loginSchema = z.object({
  infoId: id,
  status: z.string(),
  ipaddr: text,
  loginLocation: text,
  browser: text,
  os: text,
  msg: text,
  loginTime: dateTime.nullish(),
});

/** The paths of the calls for the user's own activity. Servers may lack these calls (`shared/api/optional`). */
export const OPERATIONS = '/system/accounts/operations';
export const LOGINS = '/system/accounts/logins';

/** The user's own operations, newest first. The call is our proposal, because most users may not read the full log. */
export const listOwnOperations = (pageSize: number, signal: AbortSignal) =>
  fetchRows(operationSchema, { url: OPERATIONS, params: { pageNum: 1, pageSize }, signal });

/** The user's own sign-ins, newest first. The call is our proposal, because most users may not read the full log. */
export const listOwnLogins = (pageSize: number, signal: AbortSignal) =>
  fetchRows(loginSchema, { url: LOGINS, params: { pageNum: 1, pageSize }, signal });

/** A device on which the user is signed in. `current` is true for this device. The call is not in the contract. */
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

/** The path of the user's own sessions, also used as their query key. */
export const SESSIONS = '/system/accounts/sessions';

/** The devices the user is signed in on. */
export const listOwnSessions = (signal: AbortSignal) =>
  fetchRows(sessionSchema, { url: SESSIONS, signal }, 'sessionId');

/** Signs the user out on another device. The server may require a proof of identity first (docs/contract#2.46). */
export const endSession = (sessionId: string, proof?: Proof) =>
  request({ method: 'post', url: `${SESSIONS}/end`, data: { sessionId, ...proof } });
