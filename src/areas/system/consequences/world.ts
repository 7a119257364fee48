import type { Id } from '@/shared/lib/id';

/** What decides about rights: the accounts, roles and menu rows, and the steps of running processes. */
export interface World {
  people: readonly Person[];
  roles: readonly RoleRights[];
  menus: readonly MenuRow[];
  steps: readonly Step[];
}

export interface Person {
  userId: Id;
  userName?: string | null | undefined;
  /** '0' is enabled; a disabled account has no rights. */
  status: string;
  deptId?: Id | null | undefined;
  roleIds?: readonly Id[] | null | undefined;
}

export interface RoleRights {
  roleId: Id;
  status: string;
  menuIds?: readonly Id[] | null | undefined;
}

export interface MenuRow {
  menuId: Id;
  parentId?: Id | null | undefined;
  menuName: string;
  /** Directory, screen or button. */
  menuType: string;
  /** Permissions, separated by commas. */
  perms?: string | null | undefined;
}

/** A step of processes that are running, and who may decide there. */
export interface Step {
  name: string;
  roleIds: readonly Id[];
  userIds: readonly Id[];
  deptIds: readonly Id[];
  /** True when the head of the applicant's department decides, who is not known here. */
  head: boolean;
  /** The number of running processes with this step, and of those that are waiting at it. */
  running: number;
  waiting: number;
}

/** A change before it is saved: the new values of some roles or users; null removes them. */
export interface RightsChange {
  of: 'role' | 'user';
  ids: readonly Id[];
  values: { menuIds?: readonly Id[]; roleIds?: readonly Id[]; deptId?: Id; status?: string } | null;
}

/** A screen or button, named like its menu row. */
export interface Right {
  name: string;
  kind: 'screen' | 'button';
}

/** People who gain or lose the same rights. */
export interface Gain {
  people: string[];
  gained: Right[];
  lost: Right[];
}

/** What a change does. The super administrator has all rights and is left out. */
export interface Consequences {
  groups: Gain[];
  /** The queues that nobody could decide any more. */
  queues: string[];
  /** The steps of running processes that would have no candidate. */
  steps: Pick<Step, 'name' | 'running' | 'waiting'>[];
}
