import type { Searched } from '@/shared/area/searched';
import type { Cert } from './cert/cert.resource';

const certs: Searched<keyof Cert> = {
  kind: 'member:cert',
  list: 'memberCert',
  path: '/biz/memberCert',
  filters: { memberName: 'name', certNo: 'number', certificateNo: 'code', phone: 'phone' },
  title: 'memberName',
  subtitle: 'certNo',
};

/** The records that the search covers: certifications of members. */
export const searched: readonly Searched[] = [certs];
