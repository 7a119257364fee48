import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Money, showMoney } from '@/shared/lib/money';
import { type Grade, passes } from './questions';

/** The result of an attempt: points of the objective questions, points still open, passed or not. */
export function GradeAlert({ grade, passScore }: { grade: Grade; passScore: Money }) {
  const { t } = useTranslation('contest');
  const passed = passes(grade, passScore);
  const verdict = passed === undefined ? 'open' : passed ? 'passed' : 'failed';
  return (
    <Alert
      showIcon
      type={passed === undefined ? 'info' : passed ? 'success' : 'error'}
      title={t(`skillTest.verdict.${verdict}`, { score: showMoney(passScore) })}
      description={t('skillTest.earned', {
        earned: showMoney(grade.earned),
        objective: showMoney(grade.objective),
        open: showMoney(grade.open),
      })}
    />
  );
}
