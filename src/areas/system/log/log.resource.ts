import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { dateTime, id, noted } from '@/shared/api/fields';
import { request } from '@/shared/api/http';

const text = z.string().nullish();

/** An entry of the operation log (docs/contract#2.15). `status` is a number, unlike in the sign-in log. */
export const operLogSchema = z.object({
  operId: id,
  title: z.string().max(50),
  businessType: z.number().register(noted, { dict: 'sys_oper_type' }).nullable(),
  method: text,
  requestMethod: text,
  operatorType: z.number().nullish(),
  operName: text,
  deptName: text,
  operUrl: text,
  operIp: text,
  operLocation: text,
  operParam: text,
  status: z.number().register(noted, { dict: 'sys_common_status' }).nullable(),
  errorMsg: text,
  operTime: dateTime,
  /** The record that the operation changed: the base path of its API, its id, and the id of the history entry. */
  recordPath: text,
  recordId: id.nullish(),
  historyId: id.nullish(),
});

export type OperLog = z.infer<typeof operLogSchema>;

/** A sign-in or a failed attempt (docs/contract#2.16). `status` is a string, unlike in the operation log. */
export const loginLogSchema = z.object({
  infoId: id,
  loginName: z.string(),
  status: z.enum(['0', '1']).register(noted, { dict: 'sys_common_status' }),
  ipaddr: text,
  loginLocation: text,
  browser: text,
  os: text,
  msg: text,
  loginTime: dateTime,
});

export type LoginLog = z.infer<typeof loginLogSchema>;

export const operLogs = withClean(
  resource({
    schema: operLogSchema,
    path: '/system/operLog',
    id: 'operId',
    permission: 'monitor:operlog',
    messages: 'system:log',
    nameOf: ({ title, operName, operTime }) => `${operName ?? ''} ${title} ${operTime}`,
  }),
);
export const loginLogs = withClean(
  resource({
    schema: loginLogSchema,
    path: '/system/logininfor',
    id: 'infoId',
    permission: 'monitor:logininfor',
    messages: 'system:log',
    nameOf: ({ loginName, loginTime }) => `${loginName} ${loginTime}`,
  }),
);

/** Adds to a resource the request that clears the whole log. */
function withClean<A extends { path: string }>(api: A) {
  return { ...api, clean: () => request({ method: 'post', url: `${api.path}/clean` }) };
}
