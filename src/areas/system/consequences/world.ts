import type { Id } from '@/shared/lib/id';

/** The data that determines rights. `people` are the accounts. `steps` are the steps of running processes. */
export interface World {
  people: readonly Person[];
  roles: readonly RoleRights[];
  menus: readonly MenuRow[];
  steps: readonly Step[];
}

export interface Person {
  userId: Id;
  userName?: string | null | undefined;
  /** The status of the account: '0' is enabled. A disabled account has no rights. */
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
  /** The type of the row: directory, screen or button. */
  menuType: string;
  /** The permissions that the row grants, separated by commas. */
  perms?: string | null | undefined;
}

/** A step of running processes, with the candidates who may decide it. */
export interface Step {
  name: string;
  roleIds: readonly Id[];
  userIds: readonly Id[];
  deptIds: readonly Id[];
  /** True when a department head decides. The department depends on the request, so the person is unknown here. */
  head: boolean;
  /** The number of running processes that have this step, and the number that currently wait at this step. */
  running: number;
  waiting: number;
}

/** An unsaved change of some roles or users: `values` contains their new values, or null to remove them. */
export interface RightsChange {
  of: 'role' | 'user';
  ids: readonly Id[];
  values: { menuIds?: readonly Id[]; roleIds?: readonly Id[]; deptId?: Id; status?: string } | null;
}

/** A screen or button, with the name of its menu row. */
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

/** The consequences of a change. The groups omit the super administrator, who always has all rights. */
export interface Consequences {
  groups: Gain[];
  /** The queues that only the super administrator could still decide. */
  queues: string[];
  /** The steps of running processes that would have no candidate left. */
  steps: Pick<Step, 'name' | 'running' | 'waiting'>[];
}
