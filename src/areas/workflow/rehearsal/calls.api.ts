/** The paths of calls beyond the contract: for a rehearsal, and to move running instances (docs/contract#2.52). */
export const PAST = '/act/rehearsal/past';
export const STAFF = '/act/rehearsal/staff';
export const MOVE = '/act/rehearsal/move';
