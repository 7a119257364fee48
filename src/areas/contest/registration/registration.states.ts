import type { RecordMoves } from '@/shared/states/recordMoves';

const field = 'registerStatus';

/**
 * What people do with a registration and in which of its states (docs/contract#3.4.24): 0 waits, 1 passed, 2 rejected,
 * 3 cancelled, 4 took part, 5 was absent. The last two are the server's own.
 */
export const registrationMoves = {
  pass: { field, from: ['0'], to: '1', permission: 'contest:registration:audit' },
  reject: { field, from: ['0'], to: '2', permission: 'contest:registration:audit' },
  cancel: { field, from: ['0', '1'], to: '3', permission: 'contest:registration:cancel' },
} as const satisfies RecordMoves;

const DAY = 86_400_000;

/** Whether registrations may still be decided about: until a day after registration has closed; both in epoch milliseconds. */
export const isAuditOpen = (registerEnd: number, now: number): boolean => now <= registerEnd + DAY;
