import type { Area, Waiting } from '@/shared/area/area';
import { reviewCalls } from '@/shared/area/calls';
import type { Cert } from './cert/cert.resource';

const waiting: Waiting<keyof Cert> = {
  name: 'memberCert',
  url: '/biz/memberCert/list',
  filters: { auditStatus: '0' },
  permission: 'member:cert:list',
  since: { field: 'submitTime', sorts: true },
  menuKey: 'memberCert',
  search: '',
  isReviewed: true,
};

/** Certification of members. */
export const member: Area = {
  name: 'member',
  maxKB: 55,
  waiting: [waiting],
  optionalCalls: reviewCalls('/biz/memberCert'),
};
