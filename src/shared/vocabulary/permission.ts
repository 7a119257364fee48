import type { GrantedActions } from './grantedActions';

/** The prefix of the permissions of one kind of record, `module:entity`. */
export type Entity = keyof GrantedActions;

/** A permission that a menu row grants, `module:entity:action`. */
export type GrantedPermission = { [E in Entity]: `${E}:${GrantedActions[E]}` }[Entity];

/**
 * The permission that a component checks, made of an entity and an action. The type also allows combinations that the
 * contract lacks. A test finds wrong combinations in the sources.
 */
export type Permission = `${Entity}:${GrantedActions[Entity]}`;
