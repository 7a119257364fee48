import type { AuditLog } from '../moves';
import { ago, pick } from '../seeds/made';

/** The fields for the review of a record (docs/contract#3.2). */
export interface Review {
  auditStatus: string;
  auditRemark: string | null;
  auditBy: string | null;
  auditTime: string | null;
  submitTime: string;
  auditLogs: AuditLog[];
  askedFor: string | null;
  askDeadline: string | null;
  answeredTime: string | null;
  lastRejected: { auditRemark: string; auditTime: string; auditBy: string; values: Record<string, unknown> } | null;
}

/**
 * The review state of a seeded record. `again` is pending once more after a rejection; `answered` is pending once more
 * after the applicant was `asked` for more documents.
 */
export type ReviewState = 'waits' | 'again' | 'passed' | 'rejected' | 'withdrawn' | 'asked' | 'answered';

const STATUS: Record<ReviewState, string> = {
  waits: '0',
  again: '0',
  passed: '1',
  rejected: '2',
  withdrawn: '3',
  asked: '6',
  answered: '0',
};
const AUDITORS = ['运营小王', '系统管理员', '资料审核员'];

/** The number of days that seeded applicants still have to answer. */
const ANSWER_DAYS = 6;

interface ReviewSeed {
  state: ReviewState;
  /** A number that differs from record to record, to vary the data. */
  n: number;
  applicant: string;
  /** The reason of a rejection, or the documents requested from the applicant. */
  reason: string;
  /** For `again` and `answered`: the old values of the fields that were changed. */
  before?: Record<string, unknown>;
}

/** Generates the review fields of a record, including its history, newest first. */
export function reviewOf({ state, n, applicant, reason, before = {} }: ReviewSeed): Review {
  const waiting = 30 + ((n * 97) % 5000);
  const isReturned = state === 'again' || state === 'answered';
  const submitted = state === 'waits' || isReturned ? waiting : waiting + 1440 * (state === 'asked' ? 2 : 3 + (n % 40));
  const auditor = pick(AUDITORS, n);
  const logs: AuditLog[] = [];
  const log = (action: string, fromStatus: string, toStatus: string, minutes: number, by: string, remark = '') =>
    logs.unshift({
      id: logs.length + 1,
      action,
      fromStatus,
      toStatus,
      remark,
      operatorName: by,
      operateTime: ago(minutes),
    });

  const rejectedAt = submitted + 1440 + ((n * 13) % 600);
  if (isReturned) log('submit', '', '0', rejectedAt + 400, applicant);
  if (state === 'again') log('reject', '0', '2', rejectedAt, auditor, reason);
  if (state === 'answered') log('askMore', '0', '6', rejectedAt, auditor, reason);
  if (state === 'answered') log('answer', '6', '0', submitted, applicant);
  else log('submit', state === 'again' ? '2' : '', '0', submitted, applicant);
  const decidedAt = submitted - 25 - ((n * 31) % 1200);
  if (state === 'passed') log('pass', '0', '1', decidedAt, auditor);
  if (state === 'rejected') log('reject', '0', '2', decidedAt, auditor, reason);
  if (state === 'withdrawn') log('withdraw', '0', '3', decidedAt, applicant);
  if (state === 'asked') log('askMore', '0', '6', decidedAt, auditor, reason);
  const decided = state === 'passed' || state === 'rejected' || state === 'asked';
  const isAsked = state === 'asked' || state === 'answered';
  return {
    auditStatus: STATUS[state],
    auditRemark: state === 'rejected' || state === 'asked' ? reason : null,
    auditBy: decided ? auditor : null,
    auditTime: decided ? ago(decidedAt) : null,
    submitTime: ago(submitted),
    auditLogs: logs,
    askedFor: isAsked ? reason : null,
    askDeadline: isAsked ? ago(-ANSWER_DAYS * 1440).slice(0, 10) : null,
    answeredTime: state === 'answered' ? ago(submitted) : null,
    lastRejected: isReturned
      ? { auditRemark: reason, auditTime: ago(rejectedAt), auditBy: auditor, values: before }
      : null,
  };
}

/**
 * The review state of the n-th ordinary record: two in five are pending, some of them again; most others have passed.
 */
export const reviewStateOf = (n: number): ReviewState =>
  pick(['waits', 'passed', 'again', 'passed', 'rejected', 'waits', 'passed', 'waits', 'passed', 'withdrawn'], n);
