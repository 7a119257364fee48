import { type Check, type CheckContext, checkLine, isUnknown } from '@/shared/record/marks/check';

/** The longest remark a server takes (docs/contract#3.2). */
export const MAX_REMARK = 200;

/** Of those, what the note about open checks may take. */
const MAX_SEEN = 150;

/**
 * A remark that names the checks the reviewer has seen and passed, failed or without a result: with what they found, or
 * with their labels where there is no room for that.
 */
export function withSeen({ t }: Pick<CheckContext, 't'>, remark: string, open: readonly Check[]): string {
  if (open.length === 0) return remark;
  const note = (textOf: (check: Check) => string) =>
    (['record', 'recordUnknown'] as const)
      .map((key) => [key, open.filter((check) => isUnknown(check) === (key === 'recordUnknown')).map(textOf)] as const)
      .map(([key, checks]) => (checks.length > 0 ? t(`review:checks.${key}`, { checks: checks.join('；') }) : ''))
      .join('');
  const whole = note((check) => checkLine({ t }, check));
  return remark.trim() + (whole.length <= MAX_SEEN ? whole : note(({ label }) => label).slice(0, MAX_SEEN));
}
