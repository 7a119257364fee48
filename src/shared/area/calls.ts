import type { Permission } from '@/shared/vocabulary/permission';
import type { OptionalCall } from './area';

/** Declares an optional call that reads data (`OptionalCall`). */
export const get = (path: string): OptionalCall => ({ method: 'GET', path });

/** Declares an optional call that changes something. */
export const post = (path: string): OptionalCall => ({ method: 'POST', path });

/** The call that returns a list's sums over all rows that match the filters. */
export const sumCall = (path: string): OptionalCall => get(`${path}/sum`);

/** The call that reveals masked personal data of a resource's records. */
export const revealCall = (path: string): OptionalCall => post(`${path}/reveal/:id`);

/** The calls of a resource whose records are reviewed, including the call that reveals their masked personal data. */
export const reviewCalls = (path: string): OptionalCall[] => [
  get(`${path}/viewers/:id`),
  post(`${path}/take`),
  post(`${path}/release`),
  post(`${path}/assign`),
  post(`${path}/later`),
  post(`${path}/move`),
  post(`${path}/askMore`),
  get(`${path}/same/:id`),
  get(`${path}/precedents`),
  revealCall(path),
];

/** The calls of a resource whose records can be merged. */
export const mergeCalls = (path: string): OptionalCall[] => [
  get(`${path}/merge/plan`),
  post(`${path}/merge`),
  get(`${path}/merges`),
  post(`${path}/merge/undo`),
];

/** Declares the call that returns the history of a resource's records. Users need `permission` for the call. */
export const historyCall = (path: string, permission: Permission): OptionalCall => ({
  ...get(`${path}/history/:id`),
  permission,
});
