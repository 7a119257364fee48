import { buildMenuTree } from '@/app/navigation/menuTree';
import { menuLinks } from '@/app/navigation/menuLinks';
import type { LinkQuery } from '@/shared/menu/links';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import { may } from '../access';
import { menus, type UserRow } from '../db';
import { absentFor } from '../system/substitutes';
import { tables } from '../table';
import { businesses, flowTasks, instances } from '../workflow/tables';

/** A record that can have notes: its name, the users who may read it, and the address of its page. */
export interface NotedRecord {
  name: string;
  isReadBy: (user: UserRow) => Promise<boolean>;
  address: string | undefined;
}

/** A kind of record: its table, the permission to read a record, the field with the name, and the link to the page. */
interface Kind {
  table: string;
  permission: string;
  nameField: string;
  page: MenuKey;
  /** The field used in the query of the link; by default the id. */
  linkField?: string;
}

const reviewed = (kind: string, table: string, nameField: string, page: MenuKey): [string, Kind] => [
  kind,
  { table, permission: `${kind}:get`, nameField, page },
];

const KINDS = new Map<string, Kind>([
  reviewed('approval:company', 'approvalCompanies', 'companyName', 'companyDetail'),
  reviewed('approval:school', 'approvalSchools', 'schoolName', 'schoolDetail'),
  reviewed('approval:personal', 'approvalCreators', 'nickName', 'personalDetail'),
  reviewed('approval:course', 'approvalCourses', 'courseName', 'approvalCourseDetail'),
  reviewed('approval:position', 'approvalPositions', 'positionName', 'positionDetail'),
  reviewed('member:cert', 'memberCerts', 'certNo', 'memberCert'),
  reviewed('resume:resume', 'resumes', 'realName', 'resumeInfo'),
  reviewed('contest:registration', 'registrations', 'realName', 'registrationList'),
  [
    'sales:order',
    { table: 'orders', permission: 'sales:order:get', nameField: 'orderNo', page: 'order', linkField: 'orderNo' },
  ],
  [
    'finance:settlement',
    {
      table: 'settlements',
      permission: 'finance:settlement:get',
      nameField: 'settleNo',
      page: 'settlement',
      linkField: 'settleNo',
    },
  ],
  [
    'system:user',
    {
      table: 'users',
      permission: 'system:user:list',
      nameField: 'loginName',
      page: 'user',
      linkField: 'loginName',
    },
  ],
]);

/** True for a kind whose records can have notes. */
export const hasNotes = (kind: string) => kind === TASK || KINDS.has(kind);

/** Returns the permission to read records of a kind; undefined for tasks, which their candidates may read. */
export const readPermission = (kind: string) => KINDS.get(kind)?.permission;

/** Returns the record of a kind with this id; undefined if it does not exist. */
export async function recordOf(kind: string, id: string): Promise<NotedRecord | undefined> {
  if (kind === TASK) return flowOf(id);
  const facts = KINDS.get(kind);
  const row = (await (facts && tables.get(facts.table))?.find(id)) as Record<string, unknown> | undefined;
  if (!facts || !row) return undefined;
  const { permission, nameField, linkField, page } = facts;
  return {
    name: String(row[nameField]),
    isReadBy: (user) => may(user, permission),
    address: await addressOf(page, linkField ? { [linkField]: String(row[linkField]) } : { id }),
  };
}

/** The kind of tasks. Its ids are those of process instances, so that all steps of a request share their notes. */
const TASK = 'activiti:task';

async function flowOf(id: string): Promise<NotedRecord | undefined> {
  const instance = await instances.find(id);
  const business = await businesses.find(instance?.businessKey);
  const steps = (await flowTasks.all()).filter(({ procInstId }) => procInstId === id);
  const task = steps.find(({ endTime }) => !endTime) ?? steps.at(-1);
  if (!business || !task) return undefined;
  return {
    name: business.title,
    isReadBy: async (user) => {
      const people = [user, ...(await absentFor(user.userId))].map(({ userId }) => userId);
      const isPart = steps.some(({ candidates, assigneeId, auditorId }) =>
        people.some((one) => candidates.includes(one) || assigneeId === one || auditorId === one),
      );
      return isPart || may(user, 'activiti:procInst:view');
    },
    address: await addressOf('tasking', { id: `${id}:${task.id}` }),
  };
}

const addressOf = async (page: MenuKey, query: LinkQuery) => menuLinks(buildMenuTree(await menus.all()))(page, query);
