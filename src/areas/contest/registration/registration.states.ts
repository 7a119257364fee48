import type { RecordMoves } from '@/shared/resource/transitions/recordMoves';

const field = 'registerStatus';
const audit = { field, from: ['0'], permission: 'contest:registration:audit' } as const;

/**
 * The status changes that people make to a registration (docs/contract#3.4.24). The statuses are 0 pending, 1 passed, 2
 * rejected, 3 canceled, 4 took part, 5 absent, 6 more documents requested. Only the server sets 4 and 5.
 */
export const registrationMoves = {
  pass: { ...audit, to: '1' },
  reject: { ...audit, to: '2' },
  ask: { ...audit, to: '6' },
  cancel: { field, from: ['0', '1'], to: '3', permission: 'contest:registration:cancel' },
} as const satisfies RecordMoves;

/**
 * True for a registration that is not rejected, canceled or absent. A member may have only one live registration in
 * each contest.
 */
export const isLive = ({ registerStatus }: { registerStatus: string }): boolean =>
  ['0', '1', '4', '6'].includes(registerStatus);

const DAY = 86_400_000;

/** True until one day after registration has closed. Both arguments are in epoch milliseconds. */
export const isAuditOpen = (registerEnd: number, now: number): boolean => now <= registerEnd + DAY;
