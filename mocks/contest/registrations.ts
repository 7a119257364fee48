import { revealOf } from '../reveal';
import type { RequestHandler } from 'msw';
import { isAuditOpen, registrationMoves } from '@/areas/contest/registration/registration.states';
import { crud } from '../crud';
import { act, moved, reasonOf } from '../moves';
import { refuse, textOf, timestamp } from '../respond';
import { competitions, registrations, type RegistrationRow } from './tables';

const path = '/biz/registration';
const permission = 'contest:registration';
const secrets = { phone: 'phone', idCard: 'idCard' } as const;

/** Registrations for contests (docs/contract#3.4.24): audited until a day after registration closes, and cancelled. */
export const registrationHandlers: RequestHandler[] = [
  ...crud<RegistrationRow>({
    path,
    table: registrations,
    permission,
    verbs: ['list', 'get'],
    permissions: { get: `${permission}:get` },
    range: 'registerTime',
    sort: { field: 'registerTime', order: 'desc' },
    sortable: ['registerTime', 'bestSpeed', 'rank'],
    filters: {
      competitionId: 'eq',
      registerNo: 'like',
      realName: 'like',
      phone: 'like',
      groupType: 'eq',
      unitName: 'like',
      payStatus: 'eq',
      registerStatus: 'eq',
    },
    secrets,
    maskRecord: true,
  }),
  revealOf(path, `${permission}:get`, { table: registrations, secrets }),
  act<RegistrationRow>({
    path,
    table: registrations,
    verb: 'audit',
    permission: registrationMoves.pass.permission,
    change: async (row, body, call) => {
      const verdict = textOf(body, 'registerStatus') === registrationMoves.reject.to ? 'reject' : 'pass';
      const registerStatus = moved(registrationMoves[verdict], row.registerStatus, '该记录已审核，请勿重复操作');
      const contest = await competitions.find(row.competitionId);
      const closes = Date.parse((contest?.registerEndTime ?? '').replace(' ', 'T'));
      if (!isAuditOpen(closes, Date.now())) refuse('报名审核已截止');
      const auditRemark = verdict === 'reject' ? reasonOf(body, 'auditRemark', '请输入驳回原因') : null;
      return { registerStatus, auditRemark, auditBy: call.user.userName, auditTime: timestamp() };
    },
  }),
  act<RegistrationRow>({
    path,
    table: registrations,
    verb: 'cancel',
    permission: registrationMoves.cancel.permission,
    change: (row, body) => {
      const registerStatus = moved(registrationMoves.cancel, row.registerStatus);
      const auditRemark = reasonOf(body, 'reason', '请输入取消原因');
      return { registerStatus, auditRemark, ...(row.payStatus === '1' && { payStatus: '5' }) };
    },
  }),
];
