import { serverToday } from '@/shared/settings/times';
import dayjs from 'dayjs';
import type { Check, CheckContext, CheckRules } from '@/shared/record/marks/check';
import { attentionCheck } from '@/shared/review/checks/attention';
import { nameChecks } from '@/shared/review/checks/common';
import { unique } from '@/shared/review/checks/unique';
import type { Resume } from './resume.resource';

/**
 * The checks of a resume. Some checks examine the name, the age and contact details in the texts. A further check
 * searches for more resumes of the person.
 */
export const resumeChecks: CheckRules<Resume> = {
  of: (resume, context) => [
    ...nameChecks(context, { realName: resume.realName }),
    ...ageCheck(context, resume),
    ...textCheck(context, resume),
  ],
  asked: [unique('samePerson', 'resume:check.samePerson', ['realName', 'phone'], ({ status }) => status === '0')],
};

/** Checks the age against the birthday. Accepts the completed years, and the current year minus the year of birth. */
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
 * Checks the texts of a single resume. Rows of a list have no texts, so the server reports this check for them.
 */
function textCheck(context: CheckContext, { selfEvaluation, works, projects, educations }: Resume): Check[] {
  const entries = [works, projects, educations];
  if (selfEvaluation === undefined && entries.every((some) => some === undefined)) return [];
  const descriptions = entries.flatMap((some) => some ?? []).map(({ description }) => description ?? '');
  return [attentionCheck(context, { selfEvaluation, works: descriptions.join('\n') })];
}
