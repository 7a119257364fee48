import { notifyUser } from '../system/notices';
import type { BusinessRow } from './tables';

const OUTCOMES = { passed: '已通过', rejected: '已驳回', returned: '被驳回，已退回' } as const;

/** Sends the applicant a notice about the outcome of their request. */
export const tellOutcome = (
  { userId, title, procName }: BusinessRow,
  outcome: keyof typeof OUTCOMES,
  comment: string,
) =>
  notifyUser({
    userId,
    kind: 'audit',
    title: `申请${OUTCOMES[outcome]}：${title}`,
    paragraphs: [`您的${procName ?? ''}“${title}”${OUTCOMES[outcome]}。`, ...(comment ? [`审批意见：${comment}`] : [])],
  });
