import type { Area, Searched, Waiting } from '@/shared/area/area';
import { reviewCalls } from '@/shared/area/calls';
import { PHONE, RECORD_NO } from '@/shared/area/shapes';
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

const searched: Searched<keyof Cert> = {
  list: 'memberCert',
  path: '/biz/memberCert',
  nameField: 'memberName',
  also: { certNo: RECORD_NO, certificateNo: /^[\w-]{6,}$/, phone: PHONE },
  detailField: 'certNo',
  to: 'memberCert',
  query: { id: 'id' },
};

/** Certification of members. */
export const member: Area = {
  name: 'member',
  maxKB: 55,
  waiting: [waiting],
  searched: [searched],
  optionalCalls: reviewCalls('/biz/memberCert'),
};
