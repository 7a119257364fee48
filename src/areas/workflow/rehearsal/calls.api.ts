/**
 * The paths of the calls for a rehearsal and for moving running instances, extensions of the contract
 * (docs/contract#2.52).
 */
export const PAST = '/act/rehearsal/past';
export const STAFF = '/act/rehearsal/staff';
export const MOVE = '/act/rehearsal/move';
