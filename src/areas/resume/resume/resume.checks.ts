import { serverToday } from '@/shared/settings/times';
import dayjs from 'dayjs';
import type { Check, CheckContext, CheckRules } from '@/shared/record/marks/check';
import { attentionCheck } from '@/shared/review/checks/attention';
import { nameChecks } from '@/shared/review/checks/common';
import { unique } from '@/shared/review/checks/unique';
import type { Resume } from './resume.resource';

/**
 * The checks of a resume: its name, its age, whether its texts contain contact details or flagged words, and whether
 * the person has other visible resumes.
 */
export const resumeChecks: CheckRules<Resume> = {
  of: (resume, context) => [
    ...nameChecks(context, { realName: resume.realName }),
    ...ageCheck(context, resume),
    ...textCheck(context, resume),
  ],
  asked: [unique('samePerson', 'resume:check.samePerson', ['realName', 'phone'], ({ status }) => status === '0')],
};

/** Checks the age against the birthday. Accepts the completed years, or the current year minus the year of birth. */
export function ageCheck(
  { t }: CheckContext,
  { age, birthday }: Pick<Resume, 'age' | 'birthday'>,
  today = serverToday(),
): Check[] {
  if (!age || !birthday) return [];
  const completed = dayjs(today).diff(dayjs(birthday), 'year');
  const isSame = age === completed || age === dayjs(today).year() - dayjs(birthday).year();
  const message = t('resume:check.bornSo', { count: completed });
  return [
    {
      name: 'age',
      label: t('resume:field.age'),
      found: isSame ? 'ok' : 'warn',
      message: isSame ? t('resume:check.agrees') : message,
      brief: t('resume:check.otherAge'),
      fields: ['age'],
    },
  ];
}

/**
 * Checks the texts of a resume. Returns no check for a row of a list, which has no texts. For such a row, the server
 * reports the result (`failedChecks`).
 */
function textCheck(context: CheckContext, { selfEvaluation, works, projects, educations }: Resume): Check[] {
  const entries = [works, projects, educations];
  if (selfEvaluation === undefined && entries.every((some) => some === undefined)) return [];
  const descriptions = entries.flatMap((some) => some ?? []).map(({ description }) => description ?? '');
  return [attentionCheck(context, { selfEvaluation, works: descriptions.join('\n') })];
}
