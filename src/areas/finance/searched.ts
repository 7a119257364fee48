import type { Searched } from '@/shared/area/searched';
import type { Collection } from './collection/collection.resource';
import type { Invoice } from './invoice/invoice.resource';
import type { Settlement } from './settlement/settlement.resource';

const collections: Searched<keyof Collection> = {
  kind: 'finance:collection',
  list: 'collection',
  path: '/biz/collection',
  filters: { collectionNo: 'number', payerName: 'name' },
  title: 'collectionNo',
  subtitle: 'payerName',
  status: 'collectionStatus',
};

const invoices: Searched<keyof Invoice> = {
  kind: 'finance:invoice',
  list: 'invoice',
  path: '/biz/invoice',
  filters: { applyNo: 'number', applicantName: 'name' },
  title: 'applyNo',
  subtitle: 'applicantName',
  status: 'invoiceStatus',
};

const settlements: Searched<keyof Settlement> = {
  kind: 'finance:settlement',
  list: 'settlement',
  path: '/biz/settlement',
  filters: { settleNo: 'number', targetName: 'name' },
  title: 'settleNo',
  subtitle: 'targetName',
  status: 'settleStatus',
};

/** The records that the search covers: collections, invoices and settlements. */
export const searched: readonly Searched[] = [collections, invoices, settlements];
