/** One kind of work that waits: which rows of which list, who may see it, where it is done. */
interface Waiting {
  /** The name among the page's words. */
  name: string;
  path: string;
  filters: Record<string, string>;
  permission: string;
  /** The menu key of the list, and what its address says to show just these rows. */
  menuKey: string;
  search: string;
}

const approval = (name: string, path: string, entity: string): Waiting => ({
  name,
  path,
  filters: { auditStatus: '0' },
  permission: `approval:${entity}:list`,
  menuKey: `${name}Audit`,
  search: '',
});

/** Everything that waits for somebody in the back office (contract 3.4). */
export const WAITING: readonly Waiting[] = [
  approval('company', '/biz/company', 'company'),
  approval('school', '/biz/school', 'school'),
  approval('personal', '/biz/personal', 'personal'),
  approval('course', '/biz/course', 'approvalCourse'),
  approval('position', '/biz/position', 'position'),
  {
    name: 'memberCert',
    path: '/biz/memberCert',
    filters: { auditStatus: '0' },
    permission: 'member:cert:list',
    menuKey: 'memberCert',
    search: '',
  },
  {
    name: 'collection',
    path: '/biz/collection',
    filters: { collectionStatus: '0' },
    permission: 'finance:collection:list',
    menuKey: 'collection',
    search: '',
  },
  {
    name: 'invoice',
    path: '/biz/invoice',
    filters: { invoiceStatus: '0' },
    permission: 'finance:invoice:list',
    menuKey: 'invoice',
    search: '',
  },
  {
    name: 'settlement',
    path: '/biz/settlement',
    filters: { settleStatus: '1' },
    permission: 'finance:settlement:list',
    menuKey: 'settlement',
    search: '?settleStatus=1',
  },
  {
    name: 'registration',
    path: '/biz/registration',
    filters: { registerStatus: '0' },
    permission: 'contest:registration:list',
    menuKey: 'registrationList',
    search: '',
  },
];
