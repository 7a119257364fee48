import { minutesBetween } from '@/shared/review/waiting/waitingTime';
import type { Permission } from '@/shared/vocabulary/permission';
import type { MenuKey } from '@/shared/vocabulary/menuKey';

/** A kind of pending work: the rows it counts, the permission to see it, and the page that handles it. */
export interface Waiting {
  /** A translation key of the page. */
  name: string;
  url: string;
  filters: Record<string, string>;
  /** Absent where everybody may ask for their own. */
  permission?: Permission;
  /** The field that says since when a row waits, and whether the server sorts by it. */
  since: { field: string; sorts: boolean };
  /** The menu key of the list, and the query that shows exactly these rows. */
  menuKey: MenuKey;
  search: string;
  /** True for what is overdue after the hours of the parameter 审核管理-超时提醒. */
  isReviewed?: boolean;
}

/** The kinds of records that are approved: their lists are `companyAudit` and so on. */
type Approved = 'company' | 'school' | 'personal' | 'course' | 'position';

const approval = (name: Approved): Waiting => ({
  name,
  url: `/biz/${name}/list`,
  filters: { auditStatus: '0' },
  permission: `approval:${name}:list`,
  since: { field: 'submitTime', sorts: true },
  menuKey: `${name}Audit`,
  search: '',
  isReviewed: true,
});

/** The tasks of processes; the bell shows them, too. */
export const TASKS: Waiting = {
  name: 'task',
  url: '/act/task/ing',
  filters: {},
  permission: 'activiti:task:view',
  since: { field: 'createTime', sorts: false },
  menuKey: 'tasking',
  search: '',
};

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
    since: { field: 'submitTime', sorts: true },
    menuKey: 'memberCert',
    search: '',
    isReviewed: true,
  },
  {
    name: 'collection',
    url: '/biz/collection/list',
    filters: { collectionStatus: '0' },
    permission: 'finance:collection:list',
    since: { field: 'createTime', sorts: true },
    menuKey: 'collection',
    search: '',
  },
  {
    name: 'invoice',
    url: '/biz/invoice/list',
    filters: { invoiceStatus: '0' },
    permission: 'finance:invoice:list',
    since: { field: 'applyTime', sorts: true },
    menuKey: 'invoice',
    search: '',
  },
  {
    name: 'settlement',
    url: '/biz/settlement/list',
    filters: { settleStatus: '1' },
    permission: 'finance:settlement:list',
    since: { field: 'createTime', sorts: true },
    menuKey: 'settlement',
    search: '?settleStatus=1',
  },
  {
    name: 'registration',
    url: '/biz/registration/list',
    filters: { registerStatus: '0' },
    permission: 'contest:registration:list',
    since: { field: 'registerTime', sorts: true },
    menuKey: 'registrationList',
    search: '',
  },
  TASKS,
  {
    name: 'request',
    url: '/act/business/list/my',
    filters: { status: '1' },
    since: { field: 'applyTime', sorts: true },
    menuKey: 'businessList',
    search: '?status=1',
  },
];

/** The rows of one kind, and since when the oldest of them waits, where the server says. */
export interface Queue {
  total: number;
  since: string | undefined;
}

/** Whole minutes since a time of the API; undefined for one in the future. */
export const minutesSince = (time: string) => minutesBetween(time, new Date().toISOString());

/** A kind whose rows were counted, could not be counted, or are still being counted. */
export interface Counted<Kind> {
  kind: Kind;
  queue: Queue | undefined;
  isPending: boolean;
}

/** The visible kinds: those with rows, longest waiting first, then those that could not be counted. */
export function inOrder<Kind>(all: readonly Counted<Kind>[]): Counted<Kind>[] {
  const key = ({ queue }: Counted<Kind>) => (queue ? (queue.since ?? '~') : '~~');
  return all
    .filter(({ queue, isPending }) => !isPending && queue?.total !== 0)
    .toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
