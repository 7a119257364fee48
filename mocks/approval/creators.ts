import { z } from 'zod';
import { personalSchema } from '@/areas/approval/personal/personal.resource';
import { personalChecks } from '@/areas/approval/personal/personal.checks';
import { personalMoves } from '@/areas/approval/personal/personal.states';
import { auditLogs } from '../moves';
import { approvalCreators } from '../seeds/approval/creators';
import { defineTable } from '../table';
import { reviewed } from './review';

const creators = defineTable({
  name: 'approvalCreators',
  idKey: 'id',
  schema: z.object(personalSchema.shape).extend({ id: z.number(), auditLogs }),
  seed: approvalCreators,
});

/** Creators under review (docs/contract#3.4.3). */
export const creatorHandlers = reviewed({
  path: '/biz/personal',
  table: creators,
  permission: 'approval:personal',
  moves: personalMoves,
  checks: personalChecks,
  sortable: ['memberNo'],
  filters: {
    nickName: 'like',
    realName: 'like',
    memberNo: 'like',
    phone: 'eq',
    education: 'eq',
    status: 'eq',
    auditStatus: 'eq',
  },
  secrets: { phone: 'phone', idCard: 'idCard', bankAccount: 'bank' },
  merging: { memberType: '3', nameField: 'nickName', joined: ['certificates', 'works'] },
});
