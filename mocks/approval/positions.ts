import { z } from 'zod';
import { positionSchema } from '@/areas/approval/position/position.resource';
import { positionChecks } from '@/areas/approval/position/position.checks';
import { positionMoves } from '@/areas/approval/position/position.states';
import { act, auditLogs, reasonOf } from '../moves';
import { approvalPositions } from '../seeds/approval/positions';
import { defineTable } from '../table';
import { history, moveRow, reviewed } from './review';

const path = '/biz/position';
const permission = 'approval:position';
const positions = defineTable({
  name: 'approvalPositions',
  idKey: 'id',
  schema: z.object(positionSchema.shape).extend({ id: z.number(), auditLogs }),
  seed: approvalPositions,
});

/** Positions that are reviewed, pinned and taken off line (docs/contract#3.4.5). */
export const positionHandlers = [
  ...reviewed({
    path,
    table: positions,
    permission,
    moves: positionMoves,
    checks: positionChecks,
    sortable: ['positionName', 'applyCount'],
    filters: {
      positionName: 'like',
      companyName: 'like',
      occupationId: 'eq',
      jobNature: 'eq',
      education: 'eq',
      workYears: 'eq',
      provinceId: 'eq',
      cityId: 'eq',
      positionStatus: 'eq',
      auditStatus: 'eq',
    },
    secrets: { contactPhone: 'phone' },
    onPass: () => ({ positionStatus: '1' }),
  }),
  act({
    path,
    table: positions,
    verb: 'offline',
    permission: `${permission}:offline`,
    change: (row, body, call) => {
      const positionStatus = moveRow(positionMoves.offline, row);
      const reason = reasonOf(body, 'reason', '请输入下架原因');
      return { positionStatus, auditLogs: history(row, 'offline', row.auditStatus ?? '', reason, call) };
    },
  }),
  act({
    path,
    table: positions,
    verb: 'top',
    permission: `${permission}:top`,
    change: (row, { isTop }) => ({ isTop: moveRow(isTop === 'Y' ? positionMoves.top : positionMoves.untop, row) }),
  }),
];
