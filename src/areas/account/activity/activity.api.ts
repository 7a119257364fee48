import { z } from 'zod';
import { toPage } from '@/shared/api/envelope';
import { dateTime, id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';

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

/** The paths of the user's own activity; a server may lack them (`shared/api/optional`). */
export const OPERATIONS = '/system/accounts/operations';
export const LOGINS = '/system/accounts/logins';

/** The user's own latest operations, newest first. Proposed: the log's own list needs a permission most users lack. */
export async function listOwnOperations(pageSize: number, signal: AbortSignal) {
  const page = toPage(await request({ url: OPERATIONS, params: { pageNum: 1, pageSize }, signal }));
  return parseRows(operationSchema, page.records, OPERATIONS);
}

/** The user's own latest sign-ins, newest first. Proposed for the same reason. */
export async function listOwnLogins(pageSize: number, signal: AbortSignal) {
  const page = toPage(await request({ url: LOGINS, params: { pageNum: 1, pageSize }, signal }));
  return parseRows(loginSchema, page.records, LOGINS);
}
