import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { certChecks } from '@/areas/member/cert/cert.checks';
import { certSchema } from '@/areas/member/cert/cert.resource';
import { certMoves } from '@/areas/member/cert/cert.states';
import { expiryOf } from '@/areas/member/cert/expiry';
import { history, moveRow, reviewed } from '../approval/review';
import { act, auditLogs, reasonOf } from '../moves';
import { api, timestamp } from '../respond';
import { memberCertsSeed } from '../seeds/memberCerts';
import { defineTable } from '../table';

const certs = defineTable({
  name: 'memberCerts',
  idKey: 'id',
  schema: z.object(certSchema.shape).extend({ id: z.number(), auditLogs }),
  seed: memberCertsSeed,
});

/** Expires certifications whose last valid day is before today, as a real server does by itself. */
async function expire() {
  const today = timestamp().slice(0, 10);
  for (const { id, auditStatus, validUntil } of await certs.all()) {
    const over = auditStatus === '1' && expiryOf(validUntil, today)?.kind === 'expired';
    if (over) await certs.update(id, { auditStatus: '5' });
  }
}

/** Member certifications (docs/contract#3.4.26). */
export const certHandlers: RequestHandler[] = [
  // Every request first expires old certifications. Returns nothing, so that msw continues with the next handler.
  http.all(api('/biz/memberCert/*'), expire),
  ...reviewed({
    path: '/biz/memberCert',
    table: certs,
    permission: 'member:cert',
    moves: certMoves,
    checks: certChecks,
    sortable: ['validUntil'],
    filters: {
      certNo: 'like',
      certificateNo: 'eq',
      memberName: 'like',
      memberType: 'eq',
      certKind: 'eq',
      phone: 'eq',
      auditStatus: 'eq',
    },
    secrets: { phone: 'phone' },
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
