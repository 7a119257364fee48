/** The calls beyond the contract that a rehearsal needs, and the one that moves running instances (docs/contract#2.52). */
export const PAST = '/act/rehearsal/past';
export const STAFF = '/act/rehearsal/staff';
export const MOVE = '/act/rehearsal/move';
