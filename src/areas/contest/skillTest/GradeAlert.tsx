import { useFormats } from '@/shared/settings/useFormats';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Money } from '@/shared/lib/money';
import { type Grade, passes } from './questions';

/** The result of an attempt: points of the objective questions, points not graded yet, passed or not. */
export function GradeAlert({ grade, passScore }: { grade: Grade; passScore: Money | null }) {
  const { t } = useTranslation('contest');
  const { money } = useFormats();
  const passed = passes(grade, passScore);
  const verdict = passed === undefined ? 'open' : passed ? 'passed' : 'failed';
  return (
    <Alert
      showIcon
      type={passed === undefined ? 'info' : passed ? 'success' : 'error'}
      title={t(`skillTest.verdict.${verdict}`, { score: money(passScore) })}
      description={t('skillTest.earned', {
        earned: money(grade.earned),
        objective: money(grade.objective),
        open: money(grade.open),
      })}
    />
  );
}
