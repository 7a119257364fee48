import { z } from 'zod';
import { crudApi } from '@/shared/api/crudApi';
import { date, id } from '@/shared/api/fields';
import { day, entry, listAddress, oneOf, text } from '@/shared/list/listAddress';
import { type PagedKind, reviewShape } from '@/shared/review/review';
import { certChecks } from './cert.checks';
import { certMoves } from './cert.states';

/** A member's certification (docs/contract#3.4.26). */
export const certSchema = z.object({
  id,
  certNo: z.string().max(32),
  memberType: z.string().max(1),
  memberId: id.nullish(),
  memberName: z.string().max(100),
  phone: z.string().max(11).nullish(),
  certKind: z.string().max(1),
  certName: z.string().max(60).nullish(),
  certificateNo: z.string().max(50).nullish(),
  certificateLevel: z.string().max(1).nullish(),
  issueDate: date.nullish(),
  validUntil: date.nullish(),
  materials: z.array(z.object({ name: z.string(), url: z.string() })).nullish(),
  ...reviewShape,
});
export type Cert = z.infer<typeof certSchema>;

/** The certifications' API, status changes and review settings. */
export const certs = {
  api: crudApi(certSchema, '/biz/memberCert', 'id'),
  permission: 'member:cert',
  nameOf: ({ memberName, certNo }: Cert) => `${memberName} ${certNo}`,
  moves: certMoves,
  checks: certChecks,
  undo: true,
  address: listAddress({
    filters: {
      memberName: text,
      certNo: text,
      memberType: entry,
      certKind: entry,
      phone: text,
      failedChecks: oneOf('Y', 'N'),
      beginTime: day,
      endTime: day,
    },
    sortable: ['validUntil', 'submitTime', 'auditTime'],
    tab: { field: 'auditStatus', values: ['0', '1', '2', '3', '4', '5'] },
    defaultSort: ({ auditStatus }) => ({ field: 'submitTime', order: auditStatus === '0' ? 'asc' : 'desc' }),
  }),
  // The contract has no menu row for one certification: list and review share an address.
  listKey: 'memberCert',
  detailKey: 'memberCert',
} satisfies PagedKind<Cert>;
