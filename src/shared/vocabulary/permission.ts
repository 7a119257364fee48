import type { GrantedActions } from './grantedActions';

/** The prefix of the permissions of one kind of record, `module:entity`. */
export type Entity = keyof GrantedActions;

/** A permission that a menu row grants, `module:entity:action`. */
export type GrantedPermission = { [E in Entity]: `${E}:${GrantedActions[E]}` }[Entity];

/**
 * What a part of a screen asks for: an entity and an action of the contract. That the contract has the two together, a
 * test checks for whatever is written out in the sources.
 */
export type Permission = `${Entity}:${GrantedActions[Entity]}`;
