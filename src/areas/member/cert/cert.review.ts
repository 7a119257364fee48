import { entry, listAddress, text } from '@/shared/list/listAddress';
import type { PagedKind } from '@/shared/review/review';
import { reviewFilters } from '@/shared/review/reviewFilters';
import { certChecks } from './cert.checks';
import { certMoves } from './cert.states';
import { type Cert, certApi } from './cert.resource';

/** The API of certifications, with their status changes and review settings. */
export const certs = {
  api: certApi,
  moves: certMoves,
  checks: certChecks,
  presets: 'member:rejectReasons',
  askItems: 'member:askItems',
  undo: true,
  address: listAddress({
    filters: {
      memberName: text,
      certNo: text,
      memberType: entry,
      certKind: entry,
      phone: text,
      ...reviewFilters,
    },
    sortable: ['validUntil', 'submitTime', 'auditTime'],
    tab: { field: 'auditStatus', values: ['0', '6', '1', '2', '3', '4', '5'] },
    defaultSort: ({ auditStatus }) => ({ field: 'submitTime', order: auditStatus === '0' ? 'asc' : 'desc' }),
  }),
  // The contract has no menu row for a single certification, so the review uses the address of the list.
  listKey: 'memberCert',
  detailKey: 'memberCert',
} satisfies PagedKind<Cert>;
