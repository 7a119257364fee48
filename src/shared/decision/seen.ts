import { type Check, type CheckContext, inWords } from '@/shared/review/checks/check';

/** The longest remark a server takes (docs/contract#3.2). */
export const MAX_REMARK = 200;

/** Of those, what the record of failed checks may take. */
const MAX_SEEN = 150;

/**
 * A remark that says which failed checks the reviewer has seen and passed: with what they found, or with their names
 * where there is no room for that.
 */
export function withSeen({ t }: Pick<CheckContext, 't'>, remark: string, failed: readonly Check[]): string {
  if (failed.length === 0) return remark;
  const said = (checks: readonly string[]) => t('review:checks.record', { checks: checks.join('；') });
  const whole = said(failed.map((check) => inWords({ t }, check)));
  const note = whole.length <= MAX_SEEN ? whole : said(failed.map(({ label }) => label)).slice(0, MAX_SEEN);
  return remark.trim() + note;
}
