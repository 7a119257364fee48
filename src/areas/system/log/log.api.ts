import { crudApi } from '@/shared/api/crudApi';
import { dateTime, id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { z } from 'zod';

const text = z.string().nullish();

/** An operation log entry (docs/contract#2.15); `status` is a number here. */
export const operLogSchema = z.object({
  operId: id,
  title: z.string().max(50),
  businessType: z.number().nullable(),
  method: text,
  requestMethod: text,
  operatorType: z.number().nullish(),
  operName: text,
  deptName: text,
  operUrl: text,
  operIp: text,
  operLocation: text,
  operParam: text,
  status: z.number().nullable(),
  errorMsg: text,
  operTime: dateTime,
});

export type OperLog = z.infer<typeof operLogSchema>;

export const operLogName = ({ title, operName, operTime }: OperLog) => `${operName ?? ''} ${title} ${operTime}`;

/** A sign-in or a failed attempt (docs/contract#2.16); `status` is a string here. */
export const loginLogSchema = z.object({
  infoId: id,
  loginName: z.string(),
  status: z.enum(['0', '1']),
  ipaddr: text,
  loginLocation: text,
  browser: text,
  os: text,
  msg: text,
  loginTime: dateTime,
});

export type LoginLog = z.infer<typeof loginLogSchema>;

export const loginLogName = ({ loginName, loginTime }: LoginLog) => `${loginName} ${loginTime}`;

export const operLogs = withClean(crudApi(operLogSchema, '/system/operLog', 'operId'));
export const loginLogs = withClean(crudApi(loginLogSchema, '/system/logininfor', 'infoId'));

/** Adds the request that clears the whole log. */
function withClean<A extends { path: string }>(api: A) {
  return { ...api, clean: () => request({ method: 'post', url: `${api.path}/clean` }) };
}
