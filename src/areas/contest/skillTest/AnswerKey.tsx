import { useTranslation } from 'react-i18next';
import type { Question } from './questions';
import styles from './skillTest.module.css';

/** The correct answer of a question and its explanation, as text. */
export function AnswerKey({ question: { questionType, answer, analysis } }: { question: Question }) {
  const { t } = useTranslation('contest');
  const label = questionType === '3' ? t(answer === 'T' ? 'skillTest.true' : 'skillTest.false') : answer;
  return (
    <p className={styles.key}>
      <span>
        {t('skillTest.answer')} <bdi>{label}</bdi>
      </span>
      {analysis && (
        <span>
          {t('skillTest.analysis')} <bdi>{analysis}</bdi>
        </span>
      )}
    </p>
  );
}
