import { useTranslation } from 'react-i18next';
import styles from './flow.module.css';
import { useWaitingWords } from './useWaitingWords';

/** The time a step has been waiting; red and labelled as overdue once its due date has passed. */
export function Age({ since, due }: { since: string | null | undefined; due?: string | null | undefined }) {
  const { t } = useTranslation('workflow');
  const { age, isLate } = useWaitingWords();
  return isLate(due) ? (
    <strong className={styles.late} title={t('waiting.due', { time: due })}>
      {t('waiting.late', { span: age(since) })}
    </strong>
  ) : (
    <>{age(since)}</>
  );
}
