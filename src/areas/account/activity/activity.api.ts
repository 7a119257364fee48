import { z } from 'zod';
import { toPage } from '@/shared/api/envelope';
import { id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';

const text = z.string().nullish();

/** An operation, as the operation log returns it (docs/contract#2.15). */
const operationSchema = z.looseObject({
  operId: id,
  title: z.string(),
  businessType: z.number(),
  operIp: text,
  operLocation: text,
  status: z.number(),
  errorMsg: text,
  operTime: text,
});

/** A sign-in attempt (docs/contract#2.16). */
const loginSchema = z.looseObject({
  infoId: id,
  status: z.string(),
  ipaddr: text,
  loginLocation: text,
  browser: text,
  os: text,
  msg: text,
  loginTime: text,
});

const OPERATIONS = '/system/accounts/operations';
const LOGINS = '/system/accounts/logins';

/** The user's own latest operations, newest first. Proposed: the log's own list needs a permission most users lack. */
export async function listOwnOperations(pageSize: number, signal: AbortSignal) {
  const page = toPage(await request({ url: OPERATIONS, params: { pageNum: 1, pageSize }, signal }));
  return parseRows(operationSchema, page.records, OPERATIONS);
}

/** The user's own latest sign-ins, newest first. Proposed, as above. */
export async function listOwnLogins(pageSize: number, signal: AbortSignal) {
  const page = toPage(await request({ url: LOGINS, params: { pageNum: 1, pageSize }, signal }));
  return parseRows(loginSchema, page.records, LOGINS);
}
