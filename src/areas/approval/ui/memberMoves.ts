import type { Entity } from '@/shared/vocabulary/permission';
import { type RecordMoves, reviewMoves } from '@/shared/resource/transitions/recordMoves';

/** The status changes of a company's or school's application and account (docs/contract#3.2). */
export const memberMoves = (permission: Entity) =>
  ({
    ...reviewMoves(permission),
    disable: {
      field: 'status',
      from: ['0'],
      to: '1',
      permission: `${permission}:status`,
      when: { auditStatus: ['1'] },
    },
    enable: {
      field: 'status',
      from: ['1'],
      to: '0',
      permission: `${permission}:status`,
      when: { auditStatus: ['1'] },
    },
    remove: { field: 'auditStatus', from: ['2', '3'], to: '', permission: `${permission}:remove` },
  }) as const satisfies RecordMoves;
