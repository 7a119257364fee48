import type { RequestHandler } from 'msw';
import { z } from 'zod';
import { certSchema } from '@/areas/member/cert/cert.api';
import { certMoves } from '@/areas/member/cert/cert.states';
import { history, maskMobile, moveRow, reviewed } from '../approval/review';
import { act, auditLogs, reasonOf } from '../moves';
import { memberCertsSeed } from '../seeds/memberCerts';
import { defineTable } from '../table';

const certs = defineTable({
  name: 'memberCerts',
  idKey: 'id',
  schema: z.object(certSchema.shape).extend({ id: z.number(), auditLogs }),
  seed: memberCertsSeed,
});

/** Member certifications (contract 3.4.26). */
export const certHandlers: RequestHandler[] = [
  ...reviewed({
    path: '/biz/memberCert',
    table: certs,
    permission: 'member:cert',
    moves: certMoves,
    sortable: ['validUntil'],
    filters: {
      certNo: 'like',
      memberName: 'like',
      memberType: 'eq',
      certKind: 'eq',
      phone: 'eq',
      auditStatus: 'eq',
    },
    mask: ({ phone }) => ({ phone: maskMobile(phone ?? '') }),
  }),
  act({
    path: '/biz/memberCert',
    table: certs,
    verb: 'revoke',
    permission: 'member:cert:revoke',
    change: (row, body, call) => {
      const auditStatus = moveRow(certMoves.revoke, row);
      const reason = reasonOf(body, 'reason');
      return { auditStatus, auditRemark: reason, auditLogs: history(row, 'revoke', auditStatus, reason, call) };
    },
  }),
];
