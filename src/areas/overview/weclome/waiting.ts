import type { Permission } from '@/shared/vocabulary/permission';
import type { MenuKey } from '@/shared/vocabulary/menuKey';

/** A kind of pending work: the rows it counts, the permission to see it, and the page that handles it. */
interface Waiting {
  /** A translation key of the page. */
  name: string;
  url: string;
  filters: Record<string, string>;
  permission: Permission;
  /** The menu key of the list, and the query that shows exactly these rows. */
  menuKey: MenuKey;
  search: string;
}

/** The kinds of records that are approved: their lists are `companyAudit` and so on. */
type Approved = 'company' | 'school' | 'personal' | 'course' | 'position';

const approval = (name: Approved): Waiting => ({
  name,
  url: `/biz/${name}/list`,
  filters: { auditStatus: '0' },
  permission: `approval:${name}:list`,
  menuKey: `${name}Audit`,
  search: '',
});

/** All pending work of the back office (docs/contract#3.4). */
export const WAITING: readonly Waiting[] = [
  approval('company'),
  approval('school'),
  approval('personal'),
  approval('course'),
  approval('position'),
  {
    name: 'memberCert',
    url: '/biz/memberCert/list',
    filters: { auditStatus: '0' },
    permission: 'member:cert:list',
    menuKey: 'memberCert',
    search: '',
  },
  {
    name: 'collection',
    url: '/biz/collection/list',
    filters: { collectionStatus: '0' },
    permission: 'finance:collection:list',
    menuKey: 'collection',
    search: '',
  },
  {
    name: 'invoice',
    url: '/biz/invoice/list',
    filters: { invoiceStatus: '0' },
    permission: 'finance:invoice:list',
    menuKey: 'invoice',
    search: '',
  },
  {
    name: 'settlement',
    url: '/biz/settlement/list',
    filters: { settleStatus: '1' },
    permission: 'finance:settlement:list',
    menuKey: 'settlement',
    search: '?settleStatus=1',
  },
  {
    name: 'registration',
    url: '/biz/registration/list',
    filters: { registerStatus: '0' },
    permission: 'contest:registration:list',
    menuKey: 'registrationList',
    search: '',
  },
  {
    name: 'task',
    url: '/act/task/ing',
    filters: {},
    permission: 'activiti:task:view',
    menuKey: 'tasking',
    search: '',
  },
];
