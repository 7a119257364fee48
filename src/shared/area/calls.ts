import type { OptionalCall } from './area';

/** An optional call that reads (`OptionalCall`). */
export const get = (path: string, without: string): OptionalCall => ({ method: 'GET', path, without });

/** An optional call that changes something. */
export const post = (path: string, without: string): OptionalCall => ({ method: 'POST', path, without });

/** The call of a resource whose list shows sums of all rows that match the filters. */
export const sumCall = (path: string): OptionalCall =>
  get(`${path}/sum`, 'the sums of all rows that match the filters');

/** The call that reveals the personal numbers of a resource's records. */
export const revealCall = (path: string): OptionalCall =>
  post(
    `${path}/reveal/:id`,
    'personal numbers must come in clear, and the operation log does not say who has asked for one',
  );

/** The calls of a resource whose records are reviewed; reviewed records have personal numbers. */
export const reviewCalls = (path: string): OptionalCall[] => [
  get(`${path}/viewers/:id`, 'who else is looking at a record under review'),
  post(`${path}/take`, 'a record under review has no reviewer: two people may decide about the same one'),
  post(`${path}/release`, 'a taken record is free only after its time'),
  post(`${path}/assign`, 'records are not handed over, nor shared out by a lead'),
  post(`${path}/later`, 'a pending record cannot be put off until a day'),
  post(`${path}/move`, 'all pending records are in one queue'),
  post(`${path}/askMore`, 'a record that lacks something can only be rejected'),
  get(`${path}/same/:id`, 'a masked number cannot be compared with that of other records'),
  get(`${path}/precedents`, 'how earlier records with the same failed checks were decided'),
  revealCall(path),
];

/** The calls of a resource whose records can be merged. */
export const mergeCalls = (path: string): OptionalCall[] => [
  get(`${path}/merge/plan`, 'what a merge of two records would move'),
  post(`${path}/merge`, 'duplicates are named, but not merged'),
  get(`${path}/merges`, 'which merges can still be undone'),
  post(`${path}/merge/undo`, 'a merge cannot be undone'),
];
