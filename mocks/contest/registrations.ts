import { instantOf } from '@/shared/settings/times';
import type { RequestHandler } from 'msw';
import { registrationChecks } from '@/areas/contest/registration/registration.checks';
import { isAuditOpen, registrationMoves } from '@/areas/contest/registration/registration.states';
import { reviewed } from '../approval/review';
import { act, logged, moved, reasonOf } from '../moves';
import { competitions, registrations, type RegistrationRow } from './tables';

const path = '/biz/registration';
const permission = 'contest:registration';

/** Registrations for contests (docs/contract#3.4.24): audited until one day after registration closes, or canceled. */
export const registrationHandlers: RequestHandler[] = [
  ...reviewed<RegistrationRow>({
    path,
    table: registrations,
    permission,
    moves: registrationMoves,
    checks: registrationChecks,
    since: 'registerTime',
    sortable: ['bestSpeed', 'rank'],
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
    secrets: { phone: 'phone', idCard: 'idCard' },
    reveal: `${permission}:get`,
    refusesDecision: async ({ competitionId }) => {
      const contest = await competitions.find(competitionId);
      const closes = instantOf(contest?.registerEndTime);
      return isAuditOpen(closes, Date.now()) ? undefined : '报名审核已截止';
    },
  }),
  act<RegistrationRow>({
    path,
    table: registrations,
    verb: 'cancel',
    permission: registrationMoves.cancel.permission,
    change: (row, body, call) => {
      const registerStatus = moved(registrationMoves.cancel, row.registerStatus);
      const auditRemark = reasonOf(body, 'reason', '请输入取消原因');
      const entry = { action: 'cancel', fromStatus: row.registerStatus, toStatus: registerStatus, remark: auditRemark };
      const auditLogs = logged(row.auditLogs, entry, call);
      return { registerStatus, auditRemark, auditLogs, ...(row.payStatus === '1' && { payStatus: '5' }) };
    },
  }),
];
