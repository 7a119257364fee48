import type { GrantedPermission } from './grantedPermission';

type EntityOf<P extends string> = P extends `${infer M}:${infer E}:${string}` ? `${M}:${E}` : never;
type ActionOf<P extends string> = P extends `${string}:${string}:${infer A}` ? A : never;

/** The prefix of the permissions of one kind of record, `module:entity`. */
export type Entity = EntityOf<GrantedPermission>;

/**
 * What a part of a screen asks for: an entity and an action of the contract. That the contract has the two together, a
 * test checks for whatever is written out in the sources.
 */
export type Permission = `${Entity}:${ActionOf<GrantedPermission>}`;
