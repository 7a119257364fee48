import type { Area, Waiting } from '@/shared/area/area';
import { historyCall, revealCall, sumCall } from '@/shared/area/calls';
import type { Collection } from './collection/collection.resource';
import type { Invoice } from './invoice/invoice.resource';
import type { Settlement } from './settlement/settlement.resource';

const collections: Waiting<keyof Collection> = {
  name: 'collection',
  url: '/biz/collection/list',
  filters: { collectionStatus: '0' },
  permission: 'finance:collection:list',
  since: { field: 'createTime', sorts: true },
  menuKey: 'collection',
  search: '',
};

const invoices: Waiting<keyof Invoice> = {
  name: 'invoice',
  url: '/biz/invoice/list',
  filters: { invoiceStatus: '0' },
  permission: 'finance:invoice:list',
  since: { field: 'applyTime', sorts: true },
  menuKey: 'invoice',
  search: '',
};

const settlements: Waiting<keyof Settlement> = {
  name: 'settlement',
  url: '/biz/settlement/list',
  filters: { settleStatus: '1' },
  permission: 'finance:settlement:list',
  since: { field: 'createTime', sorts: true },
  menuKey: 'settlement',
  search: '?settleStatus=1',
};

/** Collections, invoices and settlements. */
export const finance: Area = {
  name: 'finance',
  maxKB: 113,
  waiting: [collections, invoices, settlements],
  optionalCalls: [
    ...['/biz/collection', '/biz/invoice', '/biz/settlement'].flatMap((path) => [sumCall(path), revealCall(path)]),
    historyCall('/biz/settlement', 'finance:settlement:get'),
  ],
};
