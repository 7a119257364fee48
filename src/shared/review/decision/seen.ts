import { type Check, type CheckContext, checkLine, isUnknown } from '@/shared/record/marks/check';

/** Max length of a remark on the server (docs/contract#3.2). */
export const MAX_REMARK = 200;

/** Max length of the note about open checks within the remark. */
const MAX_SEEN = 150;

/**
 * Adds a note about the open checks to the remark, because the reviewer has confirmed these checks. The note names each
 * check with its result. A note that is too long names only the labels of the checks.
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
