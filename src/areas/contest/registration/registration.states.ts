import type { RecordMoves } from '@/shared/transitions/recordMoves';

const field = 'registerStatus';

/**
 * The status changes people make to a registration (docs/contract#3.4.24): 0 waiting, 1 passed, 2 rejected, 3
 * cancelled, 4 took part, 5 absent. The server sets the last two.
 */
export const registrationMoves = {
  pass: { field, from: ['0'], to: '1', permission: 'contest:registration:audit' },
  reject: { field, from: ['0'], to: '2', permission: 'contest:registration:audit' },
  cancel: { field, from: ['0', '1'], to: '3', permission: 'contest:registration:cancel' },
} as const satisfies RecordMoves;

const DAY = 86_400_000;

/** True until one day after registration closes; both arguments in epoch milliseconds. */
export const isAuditOpen = (registerEnd: number, now: number): boolean => now <= registerEnd + DAY;
